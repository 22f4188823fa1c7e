import type { FetchCall } from '@colocdar/contracts/client'

/** A fetch that reports upload progress, from 0 to 1: only XMLHttpRequest provides it. */
export const progressFetch =
  (onProgress: (sent: number) => void): FetchCall =>
  (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(toResponse(request))
      request.onerror = () => reject(new TypeError(`${method} ${url}`))
      request.onabort = () => reject(new DOMException(`${method} ${url}`, 'AbortError'))
      signal?.addEventListener('abort', () => request.abort())
      request.send(body as XMLHttpRequestBodyInit | null)
    })

const toResponse = (request: XMLHttpRequest): Response =>
  new Response(request.responseText || null, { status: request.status, headers: headersOf(request) })

const headersOf = (request: XMLHttpRequest): [string, string][] =>
  request
    .getAllResponseHeaders()
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
