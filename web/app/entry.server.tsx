import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { handOver } from './boot/hand-over.ts'
import { pageContext, turnContext } from './lib/client/api-context.ts'
import { inPieces, keepHtml } from './lib/kept-html.ts'

// biome-ignore lint/performance/noBarrelFile: the server knows the built application by this module only.
export { apiContext, pageContext, siteUrlContext, turnContext } from './lib/client/api-context.ts'

// In development a part may be rewritten at any time.
if (import.meta.env.PROD) keepHtml(renderToString)

/** Longest that a loader's promise may hold the page back. */
export const streamTimeout = 5_000

/** The page is kept whole by the public cache and its inline scripts are hashed: it is never streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method !== 'HEAD') {
    const found = serverHandoffStream && (await readAll(serverHandoffStream))
    const render = () => {
      const html = `<!DOCTYPE html>${renderToString(<ServerRouter context={context} url={request.url} />)}`
      const isAlive = context.renderMeta?.didRenderScripts && found !== undefined
      return isAlive ? handOver(html, found) : html
    }
    const inTurn = loadContext.get(turnContext)
    loadContext.set(pageContext, await inTurn(() => inPieces(render)))
  }
  return new Response(null, { status, headers })
}

const readAll = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true })
  return text
}
