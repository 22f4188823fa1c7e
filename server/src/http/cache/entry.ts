import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One public answer. Each encoding is made on first use. */
export interface Entry {
  etag: string
  headers: Record<string, string>
  answers: Partial<Record<Encoding, Answer>>
}

/** What goes to the socket: header names and values, alternating, and the body. */
export interface Answer {
  head: string[]
  body: Buffer
  encoded: boolean
  /** Compressed at the better level, or about to be; also true for what needs no compression. */
  wellCompressed: boolean
}

// Smaller answers hardly shrink.
const worthCompressing = 600

/** Stored in the encoding of the first reader: compressed, pages are eight times smaller. */
export const createEntry = (body: Buffer, headers: Record<string, string>, encoding: Encoding): Entry => {
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const entry: Entry = { etag, headers: { ...headers, etag }, answers: {} }
  entry.answers[encoding] = answerFrom(body, entry, encoding)
  return entry
}

/**
 * For the visitor who waits: these levels take less time than handing the work to another thread. Brotli's level 1 takes
 * twice as long as 0 for 5 % fewer bytes.
 */
export const compressFast = (entry: Entry, encoding: Encoding): Answer => answerFrom(bodyOf(entry), entry, encoding)

const answerFrom = (body: Buffer, entry: Entry, encoding: Encoding): Answer => {
  if (encoding === 'identity' || body.length < worthCompressing) return toAnswer(entry, 'identity', body, true)
  const small = encoding === 'br' ? brotliCompressSync(body, brotli(body, 0)) : gzipSync(body, { level: 1 })
  return toAnswer(entry, encoding, small, false)
}

const inBackground = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/**
 * For all later visitors: a fifth smaller. Brotli's level 11 would save another tenth for seventy times the work, on a page
 * that is cached for a minute.
 */
export const compressWell = async (entry: Entry, encoding: 'br' | 'gzip'): Promise<Answer> => {
  const body = bodyOf(entry)
  const small =
    encoding === 'br' ? await inBackground.br(body, brotli(body, 6)) : await inBackground.gzip(body, { level: 9 })
  return toAnswer(entry, encoding, small, true)
}

/** The uncompressed body, from whichever encoding is stored. */
const bodyOf = ({ answers }: Entry): Buffer => {
  const stored = answers.identity ?? answers.br ?? answers.gzip
  if (!stored) throw new Error('an entry holds at least one answer')
  if (!stored.encoded) return stored.body
  return stored === answers.br ? brotliDecompressSync(stored.body) : gunzipSync(stored.body)
}

// Node keeps what compressed an answer until the next full garbage collection, with a buffer of this size: those of small
// answers alone would bring about one each second.
const brotli = (body: Buffer, quality: number) => ({
  chunkSize: Math.min(Math.max(body.length >> 2, 1_024), 16_384),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
})

const toAnswer = (entry: Entry, encoding: Encoding, body: Buffer, wellCompressed: boolean): Answer => {
  const encoded = encoding !== 'identity'
  const headers = { ...entry.headers, ...(encoded && { 'content-encoding': encoding }) }
  const head = Object.entries({ ...headers, 'content-length': String(body.length) }).flat()
  return { head, body, encoded, wellCompressed }
}

// Objects and lists of headers; memory.test.ts compares with what the runtime says.
const entryBytes = 600
const answerBytes = 500

export const bytesOf = ({ answers, headers }: Entry): number =>
  Object.values(answers).reduce(
    (sum, answer) => sum + answer.body.length + answerBytes,
    // The texts of all other headers are shared.
    entryBytes + (headers['content-security-policy']?.length ?? 0),
  )

/** The smallest encoding that the client accepts. */
export const pickEncoding = (acceptEncoding: string | undefined): Encoding => {
  if (!acceptEncoding) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity'
}
