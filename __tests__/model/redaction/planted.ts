/** Secrets of many kinds, made up by a seeded generator and planted where secrets are met in calls. */
import { type Json, objectOf } from '../../../src/model/json.js'

/** A planted secret: the call that holds it, and the texts of which none may be left. */
export interface Planted {
  readonly kind: string
  readonly place: string
  readonly arguments: Json
  /** What would give it away. */
  readonly secret: readonly string[]
}

const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'
const ALNUM = `${LOWER}${LOWER.toUpperCase()}${DIGITS}`

/** mulberry32: a small generator of numbers between 0 and 1, the same for a seed everywhere. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

class Maker {
  readonly random: () => number
  constructor(seed: number) {
    this.random = seeded(seed)
  }
  text(length: number, alphabet = ALNUM): string {
    return Array.from({ length }, () => alphabet[Math.floor(this.random() * alphabet.length)]).join('')
  }
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T
  }
  /** A password that somebody chose: a word, a sign and digits. */
  password(): string {
    return `${this.text(1, LOWER.toUpperCase())}${this.text(5, LOWER)}${this.pick(['!', '#', '$', '_', '-'])}${this.text(4, DIGITS)}`
  }
}

/** `whole`: the secret is known by its looks. Otherwise it is known by what stands around it. */
type Kind = (maker: Maker) => { readonly text: string; readonly secret: readonly string[] }
const whole = (text: string): ReturnType<Kind> => ({ text, secret: [text.length > 24 ? text.slice(-20) : text] })

/** Put together from pieces, so that no scanner takes this file for a leak. */
export const KINDS: { readonly [kind: string]: Kind } = {
  'github token': (m) => whole(['gh', m.pick(['p', 'o', 's', 'u', 'r']), '_', m.text(36)].join('')),
  'github fine-grained token': (m) => whole(['github', '_pat_', m.text(22), '_', m.text(59)].join('')),
  'gitlab token': (m) => whole(['glp', 'at-', m.text(20)].join('')),
  'slack token': (m) => whole(['xo', 'xb-', m.text(12, DIGITS), '-', m.text(13, DIGITS), '-', m.text(24)].join('')),
  'slack webhook': (m) => {
    const key = m.text(24)
    return {
      text: ['https://hooks.sl', 'ack.com/services/T', m.text(9, DIGITS), '/B', m.text(9, DIGITS), '/', key].join(''),
      secret: [key],
    }
  },
  'discord webhook': (m) => {
    const key = m.text(68)
    return {
      text: ['https://disc', 'ord.com/api/webhooks/', m.text(18, DIGITS), '/', key].join(''),
      secret: [key.slice(20, 50)],
    }
  },
  'aws access key': (m) => whole(['AK', 'IA', m.text(16, `${LOWER.toUpperCase()}234567`)].join('')),
  'aws secret key': (m) => {
    const key = m.text(40, `${ALNUM}/+`)
    return { text: ['aws_secret_access', '_key = ', key].join(''), secret: [key] }
  },
  'model provider key': (m) => whole([m.pick(['sk-', 'sk-proj-', 'sk-ant-api03-']), m.text(48)].join('')),
  'payment key': (m) => whole([m.pick(['sk', 'rk']), '_', m.pick(['live', 'test']), '_', m.text(24)].join('')),
  jwt: (m) => {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const signature = m.text(43)
    return {
      text: [part({ alg: 'HS256', typ: 'JWT' }), part({ sub: m.text(10, DIGITS), name: 'Ann' }), signature].join('.'),
      secret: [signature],
    }
  },
  'private key in PEM': (m) => {
    const lines = Array.from({ length: 6 }, () => m.text(64, `${ALNUM}+/`))
    const label = m.pick(['RSA PRIV', 'EC PRIV', 'PRIV', 'OPENSSH PRIV'])
    return {
      text: [`-----BEGIN ${label}`, `ATE KEY-----\n${lines.join('\n')}\n-----END ${label}`, 'ATE KEY-----'].join(''),
      secret: lines,
    }
  },
  'google key': (m) => whole(['AI', 'za', m.text(35)].join('')),
  'package registry token': (m) => whole([m.pick(['np', 'hf']) === 'np' ? 'npm_' : 'hf_', m.text(36)].join('')),
  'bot token': (m) => {
    const key = m.text(33)
    return { text: [m.text(9, DIGITS), ':AA', key].join(''), secret: [key] }
  },
  'credentials in a URL': (m) => {
    const password = m.password().replace('#', '_')
    return {
      text: `${m.pick(['postgres', 'https', 'redis', 'mongodb+srv'])}://ann:${password}@db.example.test:5432/app`,
      secret: [password],
    }
  },
  'curl with a password': (m) => {
    const password = m.password()
    return {
      text: `curl ${m.pick(['-u ', '--user ', "-u '"])}ann:${password}${m.pick(['', ''])} https://example.test/x`.replace(
        /-u '(\S+)/,
        "-u '$1'",
      ),
      secret: [password],
    }
  },
  'authorization header': (m) => {
    const key = m.text(30)
    const basic = Buffer.from(`ann:${m.password()}`).toString('base64')
    return m.random() < 0.5
      ? { text: `Authorization: Bearer ${key}`, secret: [key] }
      : { text: `Authorization: Basic ${basic}`, secret: [basic] }
  },
  'password in an assignment': (m) => {
    const password = m.password()
    const text = m.pick([
      `DB_PASSWORD=${password}`,
      `export PGPASSWORD='${password}'`,
      `password: ${password}`,
      `Server=db;User Id=ann;Password=${password};`,
      `the password is ${password}`,
      `login --password ${password}`,
      `<password>${password}</password>`,
      `X-Api-Key: ${password}`,
    ])
    return { text, secret: [password] }
  },
  'storage signature': (m) => {
    const key = m.text(44)
    return {
      text: m.pick([
        `https://a.blob.example.test/c/f?sv=2024-01-01&sig=${key}`,
        `DefaultEndpointsProtocol=https;AccountName=a;AccountKey=${key}==;`,
      ]),
      secret: [key],
    }
  },
}

type Place = (text: string, maker: Maker) => Json
/** Whatever a secret looks like, it is found there. */
const PLACES: { readonly [place: string]: Place } = {
  alone: (text) => ({ value: text }),
  deep: (text) => ({ a: [{ b: { c: [[{ d: text }]] } }, 1], n: null }),
  prose: (text) => ({ body: `Hello, please use this:\n${text}\nand tell nobody. Thanks, Ann` }),
  'a key': (text) => ({
    notes: objectOf([
      [text, true],
      ['plain', 1],
    ]),
  }),
  'JSON in a text': (text) => ({ body: JSON.stringify({ request: { note: text, n: 1 } }) }),
  'JSON in JSON in a text': (text) => ({ body: JSON.stringify({ payload: JSON.stringify([{ note: text }]) }) }),
  'a piece of JSON in prose': (text) => ({ body: `sent ${JSON.stringify({ note: text })} to the server` }),
  base64: (text) => ({ content: Buffer.from(`note\n${text}\n`).toString('base64') }),
  'percent escapes': (text) => ({ url: `https://example.test/?q=${encodeURIComponent(`see\n${text}\n`)}&page=2` }),
  headers: (text) => ({
    headers: [
      { name: 'X-Note', value: 'plain' },
      { name: 'X-Auth-Token', value: text },
    ],
  }),
  'under a secret name': (text) => ({ auth: { clientSecret: text }, user: 'ann' }),
  'a list of words': (text) => ({ command: ['tool', '--api-key', text, '--verbose'] }),
}

/** `number` planted secrets: every kind, every place. */
export function plant(number: number, seed: number): Planted[] {
  const kinds = Object.entries(KINDS)
  const places = Object.entries(PLACES)
  return Array.from({ length: number }, (_, index) => {
    const maker = new Maker(seed + index)
    const [kind, make] = kinds[index % kinds.length] as [string, Kind]
    // Each kind meets every place in turn.
    const [place, put] = places[((index % kinds.length) + Math.floor(index / kinds.length)) % places.length] as [
      string,
      Place,
    ]
    const { text, secret } = make(maker)
    return { kind, place, arguments: put(text, maker), secret }
  })
}
