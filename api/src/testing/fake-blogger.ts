import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeBlogger {
  baseUrl: string
  /** URLs requested so far, without the host. */
  asked: string[]
  /** Sets the next answers. */
  answer(handle: (request: IncomingMessage, response: ServerResponse) => void): void
  answerJson(status: number, body: unknown): void
  close(): Promise<void>
}

/** A fake Google Blogger server, whose answers a test can set. */
export const startFakeBlogger = async (): Promise<FakeBlogger> => {
  const asked: string[] = []
  let handle: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end('{}')
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/blogger/v3`,
    asked,
    answer: (next) => {
      handle = next
    },
    answerJson: (status, body) => {
      handle = (_, response) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
