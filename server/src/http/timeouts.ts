import type { Server } from 'node:http'
import { toBody } from '@colocdar/api/http/errors'
import { AppError } from '@colocdar/contracts/errors'
import type { FastifyHttpOptions } from 'fastify'
import { securityHeaders } from './headers.ts'
import { newRequestId } from './request-id.ts'

/** How long a client may take before its connection is closed. */
const timeouts = {
  /** For the headers, which browsers send at once. */
  headersMs: 15_000,
  /** For the whole request: a photo of 5 MB over a weak mobile network. */
  requestMs: 200_000,
  /** Without a byte in either direction; longer than any answer takes. */
  silenceMs: 60_000,
  /** Between two requests. Longer than the timeout of proxies, so that they close first and never write to a closed connection. */
  keepAliveMs: 72_000,
  /** How often the first two are checked. */
  checkMs: 5_000,
}

/** How the server treats clients that are slow, silent or do not speak HTTP. */
export const clientOptions = ({ headersMs, requestMs, silenceMs, keepAliveMs, checkMs } = timeouts) =>
  ({
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs, maxHeaderSize: 16 * 1024 },
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    keepAliveTimeout: keepAliveMs,
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      // The parser gave up before there was a request: the usual error answer, written by hand.
      const { status, message } = answers[error.code ?? ''] ?? {
        status: '400 Bad Request',
        message: 'Requête illisible.',
      }
      const body = JSON.stringify(toBody(new AppError('INVALID', { message }), newRequestId()))
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
        // The request may have come over plain HTTP: the other answers send HSTS.
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
