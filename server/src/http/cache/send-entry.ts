import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeader } from '../request-id.ts'
import { compressFast, compressWell, type Entry, pickEncoding } from './entry.ts'
import type { Store } from './store.ts'

/** Sends a stored answer straight to the socket, without Fastify's hooks and serialisation. */
export const sendEntry = (
  store: Pick<Store, 'addAnswer'>,
  { key, entry, requestId }: { key: string; entry: Entry; requestId: string },
  { headers }: IncomingMessage,
  response: ServerResponse,
): void => {
  if (headers['if-none-match'] === entry.etag) {
    response.writeHead(304, { ...entry.headers, [requestIdHeader]: requestId }).end()
    return
  }
  const encoding = pickEncoding(headers['accept-encoding'] as string | undefined)
  const stored = entry.answers[encoding]
  const answer = stored ?? compressFast(entry, encoding)
  if (!stored) store.addAnswer(key, entry, encoding, answer)
  response.writeHead(200, [...answer.head, requestIdHeader, requestId]).end(answer.body)
  // Asked for a second time: worth better compression, once.
  if (!answer.wellCompressed && encoding !== 'identity') {
    answer.wellCompressed = true
    void compressWell(entry, encoding).then((better) => store.addAnswer(key, entry, encoding, better))
  }
}
