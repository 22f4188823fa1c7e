import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

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
  effort: Effort
}

/** In haste for the visitor who waits; with care, twice as long, once others read it too. */
export type Effort = 'quick' | 'thorough'

// Brotli's 11 would take off another tenth for seventy times the work, of pages that live a minute.
const brotliQuality: Record<Effort, number> = { quick: 2, thorough: 6 }
const gzipLevel: Record<Effort, number> = { quick: 1, thorough: 9 }

// Tiny answers do not shrink; a compressed one would only cost the phone some work.
const worthCompressing = 600

export const createEntry = (body: Buffer, headers: Record<string, string>, now: number): Entry => {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { etag, headers: { ...headers, etag }, body, answers: {}, storedAt: now }
}

export const makeAnswer = async (entry: Entry, encoding: Encoding, effort: Effort): Promise<Answer> => {
  const packed = encoding !== 'identity' && entry.body.length >= worthCompressing
  const body = packed ? await compressors[encoding](entry.body, effort) : entry.body
  const headers = { ...entry.headers, ...(packed && { 'content-encoding': encoding }) }
  return { head: Object.entries({ ...headers, 'content-length': String(body.length) }).flat(), body, effort }
}

const compressors = {
  br: (body: Buffer, effort: Effort): Promise<Buffer> =>
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, effort: Effort): Promise<Buffer> => toGzip(body, { level: gzipLevel[effort] }),
}

export const bytesOf = ({ body, answers }: Entry): number =>
  Object.values(answers).reduce((sum, answer) => sum + (answer.body === body ? 0 : answer.body.length), body.length)

/** The smallest body that the client reads. */
export const pickEncoding = (acceptEncoding: string | undefined): Encoding => {
  if (!acceptEncoding) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity'
}
