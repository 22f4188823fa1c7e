import { createHash } from 'node:crypto'
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

/** One public answer. Each encoding is made when somebody reads it, and then sent as it is. */
export interface Entry {
  etag: string
  headers: Record<string, string>
  answers: Partial<Record<Encoding, Answer>>
  storedAt: number
}

/** What goes to the socket: names and values of the headers in turn, and the body. */
export interface Answer {
  head: string[]
  body: Buffer
  encoded: boolean
  /** Made with care, or about to be. */
  careful: boolean
}

// Tiny answers do not shrink; a compressed one would only cost the phone some work.
const worthCompressing = 600

/** The first one who reads it decides in which form it is kept: pages are eight times smaller compressed. */
export const createEntry = (
  body: Buffer,
  headers: Record<string, string>,
  { encoding, now }: { encoding: Encoding; now: number },
): Entry => {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const entry: Entry = { etag, headers: { ...headers, etag }, answers: {}, storedAt: now }
  entry.answers[encoding] = answerFrom(body, entry, encoding)
  return entry
}

/** For the visitor who waits: at this level it is done sooner than it would be handed to another thread. */
export const makeQuickly = (entry: Entry, encoding: Encoding): Answer => answerFrom(bodyOf(entry), entry, encoding)

const answerFrom = (body: Buffer, entry: Entry, encoding: Encoding): Answer => {
  if (encoding === 'identity' || body.length < worthCompressing) return toAnswer(entry, 'identity', body, true)
  const small = encoding === 'br' ? brotliCompressSync(body, brotli(body, 1)) : gzipSync(body, { level: 1 })
  return toAnswer(entry, encoding, small, false)
}

const inBackground = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** For everybody after that: a fifth smaller. Brotli's 11 would save another tenth, of a page that lives a minute, for seventy times the work. */
export const makeCarefully = async (entry: Entry, encoding: 'br' | 'gzip'): Promise<Answer> => {
  const body = bodyOf(entry)
  const small =
    encoding === 'br' ? await inBackground.br(body, brotli(body, 6)) : await inBackground.gzip(body, { level: 9 })
  return toAnswer(entry, encoding, small, true)
}

/** What was compressed, from whichever form is kept. */
const bodyOf = ({ answers }: Entry): Buffer => {
  const kept = answers.identity ?? answers.br ?? answers.gzip
  if (!kept) throw new Error('an entry holds at least one answer')
  if (!kept.encoded) return kept.body
  return kept === answers.br ? brotliDecompressSync(kept.body) : gunzipSync(kept.body)
}

const brotli = (body: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
})

const toAnswer = (entry: Entry, encoding: Encoding, body: Buffer, careful: boolean): Answer => {
  const encoded = encoding !== 'identity'
  const headers = { ...entry.headers, ...(encoded && { 'content-encoding': encoding }) }
  const head = Object.entries({ ...headers, 'content-length': String(body.length) }).flat()
  return { head, body: alone(body), encoded, careful }
}

/** In memory of its own: a small body is a slice of 16 kB of zlib's, or of a pool, which it would keep as a whole. */
const alone = (body: Buffer): Buffer => {
  if (body.buffer.byteLength === body.length) return body
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}

// Its headers, its address and what the runtime adds.
const bytesBesides = 2_000

export const bytesOf = ({ answers }: Entry): number =>
  Object.values(answers).reduce((sum, answer) => sum + answer.body.length + bytesBesides, 0)

/** The smallest body that the client reads. */
export const pickEncoding = (acceptEncoding: string | undefined): Encoding => {
  if (!acceptEncoding) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity'
}
