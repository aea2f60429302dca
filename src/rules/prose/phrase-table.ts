/** What honest texts of tools do not say, as patterns over plain text (lower case, single blanks), each linear in it. */
import { phrase } from './phrase.js'

const SECRET_THING =
  '(?:system prompt|(?:conversation|chat|message) (?:history|log|transcript)|(?:entire|full|whole|complete) conversation|api[ _-]?keys?|passwords?|secrets|credentials|private keys?|environment variables?|env vars|session tokens?|access tokens?|cookies|seed phrase)(?! (?:reset|rotation|policy|manager|hash|strength|hint|page|form|field))'
const OUTSIDE = '(?:https?:\\/\\/[^\\s]{3,}|[\\w.+-]{1,60}@[\\w-]{1,60}\\.[a-z]{2,}|\\+\\d(?:[ -]?\\d){6,14})'
const WORDS = (most: number) => `(?: [^\\s]{1,40}){0,${most}}?`

/** Kinds of phrases by what they want. */
export const PHRASES = {
  override: () => [
    phrase(
      ['ignore,disregard,forget,override,overrule,bypass,follow', 'instruction,prompt,directives'],
      `\\b(?:ignore|disregard|forget|override|overrule|bypass|do not follow|don't follow|stop following)${WORDS(3)} (?:previous|prior|above|earlier|preceding|former|system|original|your)${WORDS(2)} (?:instructions?|prompts?|directives)\\b`,
    ),
    phrase(
      ['ignore,disregard,forget,follow', ' all', 'instructions,prompts,directives'],
      `\\b(?:ignore|disregard|forget|do not follow|don't follow)${WORDS(1)} all(?: of)?(?: the| your| other)?${WORDS(1)} (?:instructions|prompts|directives)\\b`,
    ),
    phrase(
      [
        'ignore,disregard,forget,override,bypass',
        ' your',
        'rules,guidelines,guardrails,training,safety,restrictions,constraints,policies',
      ],
      `\\b(?:ignore|disregard|forget|override|bypass)${WORDS(2)} your${WORDS(2)} (?:rules|guidelines|guardrails|training|safety|restrictions|constraints|policies)\\b`,
    ),
    phrase(
      ['everything above,everything before,everything you'],
      /\b(?:(?:ignore|disregard|forget) everything (?:above|before)|(?:ignore|disregard|forget|set aside) everything you (?:were|have been) told)\b/
        .source,
    ),
    phrase(
      [
        'set aside,attention to,supersede,replace,override,precedence',
        'previous,prior,earlier,preceding,former,system,existing,your',
        'instruction,prompt,directives,guidelines,rules',
      ],
      `\\b(?:set aside|(?:pay|give) no attention to|(?:supersedes?|replaces?|overrides?|takes? precedence over) (?:all|any))${WORDS(3)} (?:previous|prior|earlier|preceding|former|system|existing|your)${WORDS(2)} (?:instructions?|prompts?|directives|guidelines|rules)\\b(?! (?:for|of|in) )`,
    ),
    phrase(
      ['previous,prior,earlier', 'void,obsolete,cancel,invalid,revoked'],
      `\\b(?:all|any) (?:previous|prior|earlier) (?:instructions|directives|prompts|guidelines) (?:are|were) (?:now )?(?:void|obsolete|cancell?ed|invalid|revoked)\\b`,
    ),
    phrase(
      ['ignore,disregard,forget', 'previous,prior,earlier', 'rules,guidelines,restrictions,constraints'],
      `\\b(?:ignore|disregard|forget)${WORDS(1)} (?:all|any)(?: of)?(?: the| your)? (?:previous|prior|earlier) (?:rules|guidelines|restrictions|constraints)\\b`,
    ),
    phrase(
      ['no safety,no content', ' to you'],
      /\bno (?:safety|content) (?:rules?|policy|policies|restrictions?|filters?) (?:applies|apply|bind) to you\b/
        .source,
    ),
    phrase(
      ['<|,[/inst],<<'],
      /<\|(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id|begin_of_text)\|>|\[\/inst\]|<<\/?sys>>/
        .source,
    ),
    phrase(
      ['you are now '],
      /\byou are now (?:in )?(?:an? )?(?:developer|debug|admin|root|unrestricted|unfiltered|jailbreak|jailbroken|dan|free)\b/
        .source,
    ),
    phrase(['you are no longer '], /\byou are no longer (?:bound|restricted|limited|subject|required)\b/.source),
    phrase(
      ['new system ,new secret ,new hidden ,new priority '],
      /(?:^|[\s\]>#*])new (?:system |secret |hidden |priority )(?:instructions?|prompt|directives?) ?:/.source,
    ),
    phrase(
      ['ignorier,vergiss,missacht', 'anweisungen,instruktionen,vorgaben'],
      /(?:ignoriere?n?|vergiss|missachte)(?: [^\s]{1,20}){0,4} (?:bisherigen|vorherigen|vorigen|obigen|früheren|alle)(?: [^\s]{1,20}){0,2} (?:anweisungen|instruktionen|vorgaben)/
        .source,
    ),
    phrase(
      ['ignore,oublie', 'instructions,consignes'],
      /(?:ignore[sz]?|oublie[sz]?)(?: [^\s]{1,20}){0,3} (?:instructions|consignes) (?:précédentes|antérieures|ci-dessus)/
        .source,
    ),
    phrase(
      ['ignora,ignore,olvida,olvide,esqueça,dimentica', 'instrucciones,instruções,istruzioni'],
      /(?:ignor[ae]r?|olvid[ae]|esqueça|dimentica)(?: [^\s]{1,20}){0,3} (?:instrucciones|instruções|istruzioni) (?:anteriores|previas|prévias|precedenti)/
        .source,
    ),
    phrase(
      ['инструкц,указани'],
      /(?:игнорируй|забудь|не обращай(?:те)? внимания на)[^.!?]{0,30}(?:предыдущ|прежн|прошл)[^.!?]{0,20}(?:инструкц|указани)/
        .source,
    ),
    phrase(
      ['指令,指示,提示'],
      /(?:忽略|无视|無視|忘记|忘記)[^。.!?]{0,8}(?:之前|以上|先前|所有|前面|上述)[^。.!?]{0,8}(?:指令|指示|提示)/
        .source,
    ),
    phrase(
      ['指示,命令,プロンプト'],
      /(?:これまで|以前|上記|前)の[^。]{0,10}(?:指示|命令|プロンプト)[^。]{0,8}(?:無視|忘れ)/.source,
    ),
    phrase(['지시,명령,프롬프트'], /(?:이전|위의|앞의)[^.]{0,10}(?:지시|명령|프롬프트)[^.]{0,8}(?:무시|잊)/.source),
  ],
  conceal: () => [
    phrase(
      ["not,n't,dont,never", 'tell,inform,notify,alert,warn', 'user,human,operator,anyone,anybody'],
      `\\b(?:do not|don't|dont|never|must not|should not|must never)(?: ever)? (?:tell|inform|notify|alert|warn) (?:the |your |any )?(?:user|users|human|operator|anyone|anybody)\\b(?! (?:to|if|when|how|which|what they)\\b)(?!${WORDS(14)} (?:until|unless|before|yet|twice)\\b)`,
    ),
    phrase(
      ["not,n't,dont,never", 'reveal to,disclose to,admit to,mention to,say to', 'user,human,operator,anyone'],
      `\\b(?:do not|don't|dont|never|must not|must never)(?: ever)? (?:reveal|disclose|admit|mention|say) to (?:the |your |any )?(?:user|users|human|operator|anyone) (?:that (?:this|you|it|the tool)|anything about (?:this|these))\\b`,
    ),
    phrase(
      ['need not,without', 'tell,inform', 'user,human,operator'],
      `\\b(?:need not|without) (?:tell|inform(?:ing)?) (?:the |your )?(?:user|human|operator)\\b(?! (?:to|if|when|how|which|first|beforehand)\\b)`,
    ),
    phrase(
      ["not,n't,dont,never", 'mention,reveal,disclose,admit,acknowledge,divulge,say,talk about,discuss'],
      `\\b(?:do not|don't|dont|never|must not|should not|must never)(?: ever)? (?:mention|reveal|disclose|admit|acknowledge|divulge|say|talk about|discuss)(?: any of)? (?:this|that you|it|these|the fact|anything about this|having)\\b(?! (?:tool|id|field|key|value|parameter|token|url|link|number)\\b)${WORDS(12)} (?:user|users|human|anyone|anybody|response|reply|answer|output|chat|first|file|files|read|need)\\b`,
    ),
    phrase(
      ['hide ,conceal ', ' from '],
      /\b(?:hide|conceal) (?:this|it|that|these|them|the fact)(?: [^\s]{1,30}){0,4} from (?:the |your )?(?:user|human|operator)s?\b/
        .source,
    ),
    phrase(
      ['keep ', 'secret,hidden', ' from '],
      /\bkeep (?:this|it|that|these)(?: [^\s]{1,30}){0,3} (?:secret|hidden|a secret)(?: [^\s]{1,30}){0,2} from (?:the |your )?(?:user|human|operator)s?\b/
        .source,
    ),
    phrase(
      ['the user ,the human ,the operator ', 'must n,should n,does n,shall n,may n,need n'],
      /\bthe (?:user|human|operator) (?:must|should|does|shall|may|need) (?:not|never)(?: be)?(?: ever)? (?:know|see|notice|aware|told|find out|learn|informed)(?: [^\s]{1,30}){0,2}? (?:about )?(?:this|that you|of this|it)\b/
        .source,
    ),
    phrase(
      ['without ', 'user,human,operator'],
      /\bwithout (?:(?:ever )?(?:telling|mentioning (?:it|this) to|letting) (?:the |your )?(?:user|human|operator)|the (?:user|human|operator)(?:'s)? (?:knowledge|noticing|knowing|awareness))\b/
        .source,
    ),
    phrase(
      ['silently ,secretly ,quietly ,covertly '],
      /\b(?:silently|secretly|quietly|covertly) (?:send|forward|upload|transmit|exfiltrate|bcc|leak|copy|include|append)\b/
        .source,
    ),
    phrase(
      ['do not display ,do not show '],
      /\bdo not (?:display|show) (?:this|these) (?:instructions?|steps?|note) to (?:the )?(?:user|human)s?\b/.source,
    ),
    phrase(
      ['nutzer,anwender'],
      /(?:sage?n? (?:sie )?(?:es |das )?dem (?:be)?(?:nutzer|anwender) (?:nichts|nicht)|ohne (?:es )?dem (?:be)?(?:nutzer|anwender) (?:etwas )?zu sagen|verschweige? (?:es |das )?dem (?:be)?(?:nutzer|anwender))/
        .source,
    ),
    phrase(
      ['utilisateur'],
      /ne (?:le |l')?(?:dis|dites|mentionne[sz]?|révèle[sz]?) (?:pas|jamais|rien)(?: [^\s]{1,12}){0,2} à l'utilisateur/
        .source,
    ),
    phrase(
      ['usuario,usuário,utente'],
      /(?:no (?:se )?(?:lo |le )?(?:digas|menciones|reveles) (?:esto |nada )?al usuario(?: (?:que|nada|sobre)|[.!,;]|$)|não (?:conte|diga|mencione)(?: isso| isto)? ao usuário|non (?:dirlo|dire nulla) all'utente)/
        .source,
    ),
    phrase(['пользовател'], /не (?:говори|сообщай|рассказывай)(?:те)?(?: об этом)? пользовател/.source),
    phrase(
      ['用户,用戶,使用者'],
      /(?:不要|别|不得|切勿)(?:告诉|告知|提醒|通知)(?:用户|用戶)|不要(?:告訴|告知)(?:使用者|用戶)/.source,
    ),
    phrase(['ユーザー'], /ユーザー(?:に|には)[^。]{0,10}(?:知らせない|伝えない|言わない|教えない|知らせず)/.source),
    phrase(['사용자'], /사용자에게[^.]{0,12}(?:알리지|말하지|언급하지) ?(?:마|않)/.source),
  ],
  exfiltrate: () => [
    phrase(
      [
        'http,@,+',
        'prompt,conversation,chat,message,key,password,secrets,credentials,environment variable,env vars,token,cookies,seed phrase',
      ],
      `\\b(?:send|forward|upload|post|transmit|exfiltrate|leak|e-?mail|copy|report)${WORDS(6)} ${SECRET_THING}${WORDS(8)} (?:to|at|via) ${OUTSIDE}`,
    ),
    phrase(
      ['http,@,+', 'send,forward,bcc,copy'],
      `\\b(?:send|forward|bcc|copy)(?: a copy of)? (?:all|every|each|any|the user's|the entire|the full)${WORDS(2)} (?:e-?mails?|mails?|messages?|files?|documents?|conversations?|results?|responses?|data|inputs?|prompts?)${WORDS(4)} (?:to|at|via) ${OUTSIDE}`,
    ),
    phrase(
      ['query string,query parameter,image,url parameter', 'append,encode,include,add,put,embed'],
      `\\b(?:append|encode|include|add|put|embed)${WORDS(4)} (?:${SECRET_THING}|previous (?:messages?|results?)|user(?:'s)? (?:message|data|input))${WORDS(5)} (?:query string|query parameter|image url|markdown image|url parameter)\\b`,
    ),
    phrase(
      ['http,@,+', 'the conversation,the chat,the dialog'],
      `\\b(?:send|forward|upload|post|transmit|copy|report) the (?:conversation|chat|dialogue?)(?: so far| history| log)?${WORDS(3)} (?:to|at|via) ${OUTSIDE}`,
    ),
    phrase(
      ['silently ,secretly ,quietly ', 'conversation,chat'],
      `\\b(?:silently|secretly|quietly) (?:call|invoke|run|use) [^\\s]{1,60} with the (?:entire|full|whole|complete) (?:conversation|chat)`,
    ),
    phrase(
      ['collect ,gather ', 'you have,you know,you saw,in this '],
      `\\b(?:collect|gather) (?:all|any|every)${WORDS(2)} ${SECRET_THING}${WORDS(9)} (?:you have|you know|you saw|in this (?:session|conversation|chat))\\b`,
    ),
    phrase(
      ['http,@,+', 'whenever you ,time you ,after you '],
      `\\b(?:whenever|each time|every time|after) you (?:call|use|run|invoke)${WORDS(4)},? (?:copy|send|forward|post|upload) (?:the|its|all) (?:results?|outputs?|contents?|answers?)${WORDS(2)} to ${OUTSIDE}`,
    ),
    phrase(['exfiltrate'], `\\bexfiltrate(?! (?:detection|attempts?|attacks?))${WORDS(5)} (?:to|via|through|using)\\b`),
  ],
  address: () => [
    phrase(
      ['<important>,<critical>,<secret>,<hidden>,<system>,<admin>,<override>'],
      `<(?:important|critical|secret|hidden|system|admin|override)>(?! ?-?(?:tags?|elements?|nodes?|markers?|attributes?|blocks?|sections?)\\b)(?: ?[^\\s<]{1,40}){4}`,
    ),
    phrase(
      [
        'note ,message ,notice ,attention ,reminder ,instruction,memo ',
        'approved,safe,trusted,verified,reviewed,do not report,do not flag,do not review,skip the review,answer ",respond ',
      ],
      `\\b(?:note|message|notice|attention|reminder|instructions?|memo) (?:to|for)(?: all| any| the)?${WORDS(2)} (?:ais?|llms?|bots?|assistants?|agents?|models?|reviewers?|chatbots?|claude|chatgpt|gpt|copilot|gemini)\\b.{0,100}?\\b(?:(?:this|the) (?:change|tool|server|request|pull request|pr|diff|contract) (?:is|was|has been) (?:already )?(?:approved|safe|trusted|verified|reviewed)|do not (?:report|flag|review)\\b|skip the review|answer "|respond (?:only )?with ")`,
    ),
    phrase(
      [' your', 'environment,system prompt,instructions,api key,secrets,credentials'],
      `\\b(?:print|output|dump|reveal|repeat|leak|expose|return|show)(?: out)?${WORDS(2)} your${WORDS(2)} (?:environment(?: variables)?|system prompt|system instructions|initial instructions|hidden instructions|api keys?|secrets|credentials)\\b`,
    ),
    phrase(
      ['tool', '~/,/etc/,/home/,/root/,/users/,/var/,/tmp/,http'],
      `\\b(?:before|after|prior to|whenever|when) (?:you )?(?:use|using|call|calling|invoke|invoking|run|running)${WORDS(2)} tools?\\b.{0,40}\\b(?:read|open|cat|load|fetch|download|visit|execute|run|curl)${WORDS(4)} ["'\`(]?(?:~\\/|\\/(?:etc|home|root|users|var|tmp)\\/|https?:\\/\\/(?!(?:docs?|developers?|help|support)\\.))`,
    ),
    phrase(
      [
        'the user ,the human ,the operator ,the administrator ',
        'approved,authorised,authorized,consented to,given permission,given consent',
      ],
      /\bthe (?:user|human|operator|administrator) (?:has|have) (?:already )?(?:approved|authori[sz]ed|consented to|given (?:permission|consent)|pre-approved|pre-authori[sz]ed)(?: (?!(?:when|if|once|before|until|unless|after|as|the) )[^\s]{1,30}){0,6} (?:everything|(?:this|these)(?=[.,;:!]|$)|(?:all|any|every|this|these)(?: [^\s]{1,30}){0,2}? (?:actions?|calls?|requests?|tools?|operations?|commands?|changes?|steps?|transactions?|payments?|transfers?|access))\b/
        .source,
    ),
    phrase(
      ['if you are '],
      `\\bif you are${WORDS(4)} (?:scanner|reviewer|auditor|reviewing model|review bot)\\b[^.!?]{0,60}\\b(?:report|mark|treat|rate|classify|approve|skip|ignore) (?:this|it)\\b(?! (?:field|parameter|option|value)\\b)`,
    ),
    phrase(
      ['reviewer,scanner,auditor', 'safe,benign,harmless,clean,trusted,approved'],
      `\\b(?:note|message|notice|attention) (?:to|for)${WORDS(2)} (?:reviewers?|scanners?|auditors?)\\b[^.!?]{0,80}\\b(?:mark|report|rate|classify|treat) (?:it|this)${WORDS(3)} (?:safe|benign|harmless|clean|trusted|approved)\\b`,
    ),
    phrase(
      ['this ,the ', 'approved'],
      /\b(?:this|the) (?:tool|server|change|request|action) (?:is|has been) (?:already )?(?:pre-?approved|approved by (?:the )?(?:security|admin|user|anthropic|openai))\b/
        .source,
    ),
  ],
} as const

/** What a phrase wants. */
export type PhraseKind = keyof typeof PHRASES
