import type { Server } from 'node:http'
import { toBody } from '@colocdar/api/http/errors'
import { AppError } from '@colocdar/contracts/errors'
import type { FastifyHttpOptions } from 'fastify'
import { securityHeaders } from './headers.ts'
import { newRequestId } from './request-id.ts'

/** How long a client may take; beyond it, the connection is someone else's. */
interface Patience {
  /** Until the headers are here: a browser sends them at once. */
  headersMs: number
  /** Until the whole request is here: a photo of 5 MB from the edge of a phone's network. */
  requestMs: number
  /** Without a byte in either direction: longer than any answer takes. */
  silenceMs: number
  /** Between two requests. Longer than what proxies keep, so that they close first and never meet a closed door. */
  keepAliveMs: number
  /** How often the first two are looked at. */
  checkMs: number
}

const patience: Patience = {
  headersMs: 15_000,
  requestMs: 200_000,
  silenceMs: 60_000,
  keepAliveMs: 72_000,
  checkMs: 5_000,
}

/** How the server treats clients that are slow, silent or speak no HTTP. */
export const clientOptions = ({ headersMs, requestMs, silenceMs, keepAliveMs, checkMs } = patience) =>
  ({
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs, maxHeaderSize: 16 * 1024 },
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    keepAliveTimeout: keepAliveMs,
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      // The parser gave up before there was a request: this answer is written by hand, in the shape of all others.
      const { status, message } = answers[error.code ?? ''] ?? {
        status: '400 Bad Request',
        message: 'Requête illisible.',
      }
      const body = JSON.stringify(toBody(new AppError('INVALID', { message }), newRequestId()))
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
        // What cannot be read came over plain HTTP as likely as not: HTTPS is promised by the other answers.
        ...securityHeaders({ https: false, contentPolicy: true }),
      }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
    },
  }) satisfies FastifyHttpOptions<Server>

const answers: Record<string, { status: string; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', message: 'La requête a mis trop de temps à arriver.' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', message: 'Les en-têtes sont trop longs.' },
}
