import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** One public answer, ready to be sent as it is: body by encoding, and the headers that go with it. */
export interface Entry {
  etag: string
  headers: Record<string, string>
  bodies: Record<Encoding, Buffer>
  storedAt: number
}

// Tiny answers do not shrink; a compressed one would only cost the phone some work.
const worthCompressing = 600

/** Compresses quickly, for the visitor who waits. */
export const createEntry = async (body: Buffer, headers: Record<string, string>, now: number): Promise<Entry> => {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { etag, headers, bodies: await compress(body, { brotli: 4, gzip: 4 }), storedAt: now }
}

/** Compresses as well as it can, later, for everybody else. */
export const compressThoroughly = (entry: Entry): Promise<Entry['bodies']> =>
  compress(entry.bodies.identity, { brotli: 11, gzip: 9 })

const compress = async (body: Buffer, level: { brotli: number; gzip: number }): Promise<Entry['bodies']> => {
  if (body.length < worthCompressing) return { identity: body, br: body, gzip: body }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: level.gzip })])
  return { identity: body, br, gzip: gz }
}

export const bytesOf = ({ bodies }: Entry): number => bodies.identity.length + bodies.br.length + bodies.gzip.length

/** The smallest body that the client reads. */
export const pickEncoding = (acceptEncoding: string | undefined): Encoding => {
  if (!acceptEncoding) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity'
}
