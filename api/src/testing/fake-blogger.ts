import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeBlogger {
  baseUrl: string
  /** Addresses asked for so far, without the host. */
  asked: string[]
  /** What it answers from now on. */
  answer(handle: (request: IncomingMessage, response: ServerResponse) => void): void
  answerJson(status: number, body: unknown): void
  close(): Promise<void>
}

/** A server that speaks as Google Blogger does, or misbehaves as a test wishes. */
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
