/** What model APIs bear of the tools that agents feed them. */
import type { Profile } from './profile.js'

const OPENAI_NAME = {
  is: { pattern: '^[a-zA-Z0-9_-]{1,64}$', words: '1 to 64 letters, digits, _ and -' },
  fate: 'refused',
} as const

/** OpenAI, function calling. */
export const OPENAI: Profile = {
  id: 'openai',
  title: 'OpenAI (function calling)',
  checked: '2026-11-30',
  sources: [
    'https://platform.openai.com/docs/api-reference/chat/create',
    'https://github.com/openai/openai-agents-python/pull/454',
    'https://github.com/digitalocean-labs/mcp-digitalocean/issues/265',
    'https://github.com/langchain-ai/langchainjs/issues/9804',
    'https://github.com/zed-industries/zed/issues/32946',
  ],
  byDefault: true,
  toolName: OPENAI_NAME,
  rootKeywords: { is: ['oneOf', 'anyOf', 'allOf', 'enum', 'not'], fate: 'refused' },
  items: 'refused',
  properties: 'refused',
  tools: { is: 128, fate: 'refused' },
}

/** OpenAI, function calling in strict mode. */
export const OPENAI_STRICT: Profile = {
  id: 'openai-strict',
  title: 'OpenAI (strict function calling)',
  checked: '2026-11-30',
  sources: [
    'https://platform.openai.com/docs/guides/structured-outputs',
    'https://jsonschemaprofiles.unitvectorylabs.com/schemas/openai',
    'https://github.com/can1357/oh-my-pi/issues/920',
    'https://github.com/makenotion/notion-mcp-server/issues/102',
  ],
  byDefault: false,
  toolName: OPENAI_NAME,
  rootKeywords: { is: ['anyOf', 'enum'], fate: 'refused' },
  keywords: {
    is: ['allOf', 'oneOf', 'not', 'dependentRequired', 'dependentSchemas', 'if', 'then', 'else'],
    fate: 'refused',
  },
  formats: {
    is: ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'],
    fate: 'refused',
  },
  items: 'refused',
  properties: 'refused',
  closed: 'refused',
  allRequired: 'refused',
  tools: { is: 128, fate: 'refused' },
  depth: { is: 10, fate: 'refused' },
  propertyCount: { is: 5_000, fate: 'refused' },
  enumCount: { is: 1_000, fate: 'refused' },
}

/** Anthropic, tool use. */
export const ANTHROPIC: Profile = {
  id: 'anthropic',
  title: 'Anthropic (tool use)',
  checked: '2026-11-30',
  sources: [
    'https://docs.anthropic.com/en/docs/agents-and-tools/tool-use/implement-tool-use',
    'https://github.com/anthropics/claude-code/issues/40075',
    'https://github.com/anthropics/claude-code/issues/79418',
    'https://github.com/beautyfree/appstore-connect-mcp/issues/2',
  ],
  byDefault: true,
  toolName: {
    is: { pattern: '^[a-zA-Z0-9_-]{1,128}$', words: '1 to 128 letters, digits, _ and -' },
    fate: 'refused',
  },
  propertyName: {
    is: { pattern: '^[a-zA-Z0-9_.-]{1,64}$', words: '1 to 64 letters, digits, _, . and -' },
    fate: 'refused',
    everywhere: false,
  },
  rootKeywords: { is: ['oneOf', 'anyOf', 'allOf'], fate: 'refused' },
}

/** The `parameters` of a function declaration; `parametersJsonSchema` bears more. */
export const GEMINI: Profile = {
  id: 'gemini',
  title: 'Gemini (function declarations)',
  checked: '2026-11-30',
  sources: [
    'https://ai.google.dev/api/caching#FunctionDeclaration',
    'https://googleapis.github.io/js-genai/release_docs/interfaces/types.FunctionDeclaration.html',
    'https://pub.dev/documentation/googleapis/17.0.0/aiplatform_v1/GoogleCloudAiplatformV1FunctionDeclaration/name.html',
    'https://github.com/promptfoo/promptfoo/issues/6902',
    'https://github.com/n8n-io/n8n/issues/15553',
    'https://github.com/ogx-ai/ogx/issues/3004',
  ],
  byDefault: false,
  toolName: {
    is: {
      pattern: '^[a-zA-Z_][a-zA-Z0-9_.:-]{0,127}$',
      words: 'a letter or _, then up to 127 letters, digits, _, ., : and -',
    },
    fate: 'refused',
  },
  propertyName: {
    is: { pattern: '^[a-zA-Z_][a-zA-Z0-9_]{0,63}$', words: 'a letter or _, then up to 63 letters, digits and _' },
    fate: 'refused',
    everywhere: true,
  },
  onlyKeywords: {
    is: [
      ...['type', 'format', 'title', 'description', 'nullable', 'default', 'example', 'enum', 'anyOf'],
      ...['items', 'minItems', 'maxItems', 'properties', 'propertyOrdering', 'required', 'minProperties'],
      ...['maxProperties', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern'],
    ],
    fate: 'refused',
  },
  formats: { is: ['enum', 'date-time', 'int32', 'int64', 'float', 'double'], fate: 'refused' },
  typeLists: 'refused',
  enumValues: 'refused',
  items: 'refused',
}
