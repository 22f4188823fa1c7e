import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One public answer. Each encoding is made when somebody reads it, and then sent as it is. */
export interface Entry {
  etag: string
  headers: Record<string, string>
  body: Buffer
  answers: Partial<Record<Encoding, Answer>>
  storedAt: number
}

/** What goes to the socket: names and values of the headers in turn, and the body. */
export interface Answer {
  head: string[]
  body: Buffer
  /** Made with care, or about to be. */
  careful: boolean
}

// Tiny answers do not shrink; a compressed one would only cost the phone some work.
const worthCompressing = 600

export const createEntry = (body: Buffer, headers: Record<string, string>, now: number): Entry => {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { etag, headers: { ...headers, etag }, body, answers: {}, storedAt: now }
}

/** For the visitor who waits: at this level it is done sooner than it would be handed to another thread. */
export const makeQuickly = (entry: Entry, encoding: Encoding): Answer => {
  if (!isCompressed(entry, encoding)) return toAnswer(entry, 'identity', entry.body, true)
  const body = encoding === 'br' ? brotliCompressSync(entry.body, brotli(entry, 1)) : gzipSync(entry.body, { level: 1 })
  return toAnswer(entry, encoding, body, false)
}

const inBackground = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** For everybody after that: a fifth smaller. Brotli's 11 would save another tenth, of a page that lives a minute, for seventy times the work. */
export const makeCarefully = async (entry: Entry, encoding: 'br' | 'gzip'): Promise<Answer> => {
  const body =
    encoding === 'br'
      ? await inBackground.br(entry.body, brotli(entry, 6))
      : await inBackground.gzip(entry.body, { level: 9 })
  return toAnswer(entry, encoding, body, true)
}

const isCompressed = ({ body }: Entry, encoding: Encoding) => encoding !== 'identity' && body.length >= worthCompressing

const brotli = ({ body }: Entry, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
})

const toAnswer = (entry: Entry, encoding: Encoding, body: Buffer, careful: boolean): Answer => {
  const headers = { ...entry.headers, ...(encoding !== 'identity' && { 'content-encoding': encoding }) }
  return { head: Object.entries({ ...headers, 'content-length': String(body.length) }).flat(), body, careful }
}

export const bytesOf = ({ body, answers }: Entry): number =>
  Object.values(answers).reduce((sum, answer) => sum + (answer.body === body ? 0 : answer.body.length), body.length)

/** The smallest body that the client reads. */
export const pickEncoding = (acceptEncoding: string | undefined): Encoding => {
  if (!acceptEncoding) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity'
}
