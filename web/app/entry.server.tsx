import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

// biome-ignore lint/performance/noBarrelFile: the server knows the built application by this module only.
export { apiContext, siteUrlContext } from './lib/api-context.ts'

/** Longest that a loader's promise may hold the page back. */
export const streamTimeout = 5_000

/** The page is kept whole by the public cache and its inline scripts are hashed: it is never streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { html, failed } = await renderWhole(routerContext, request.url)
  return new Response(html, { status: failed ? 500 : status, headers })
}

const renderWhole = (
  routerContext: EntryContext,
  url: string,
): Promise<{ html: Buffer<ArrayBuffer>; failed: boolean }> =>
  new Promise((resolve, reject) => {
    let failed = false
    const sink = collectBytes((html) => {
      clearTimeout(timer)
      resolve({ html, failed })
    })
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={url} />, {
      // Above this size React moves finished boundaries behind inline scripts, as if the page were streamed.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        failed = true
        console.error(error)
      },
    })
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), streamTimeout + 1_000)
  })

/** What React needs of a stream and no more: it writes a page in hundreds of pieces, and a real one weighs each. */
const collectBytes = (onEnd: (bytes: Buffer<ArrayBuffer>) => void): NodeJS.WritableStream => {
  const chunks: Uint8Array[] = []
  const sink = {
    write(chunk: Uint8Array | string) {
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
      return true
    },
    end: () => onEnd(Buffer.concat(chunks)),
    on: () => sink,
  }
  return sink as unknown as NodeJS.WritableStream
}
