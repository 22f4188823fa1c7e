import type { ContextType } from 'react'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { WrittenScripts } from './inline-script.tsx'
import { appendLoaderData } from './loader-data.ts'
import { htmlContext, slotContext } from './render-contexts.ts'
import { NewParts, rememberParts } from './rendered-once.tsx'

/** How long a loader's promise may delay the page. */
export const streamTimeout = 5_000

/** Renders the page whole, never as a stream: the public cache stores it and its inline scripts are hashed. */
export const handleRequest = async (
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> => {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method !== 'HEAD') {
    const loaderData = serverHandoffStream && (await readAll(serverHandoffStream))
    const scripts: string[] = []
    const render = () => {
      const parts: ContextType<typeof NewParts> = []
      const page = (
        <WrittenScripts value={scripts}>
          <NewParts value={parts}>
            <ServerRouter context={context} url={request.url} />
          </NewParts>
        </WrittenScripts>
      )
      const html = `<!DOCTYPE html>${renderToString(page)}`
      rememberParts(html, parts)
      if (!context.renderMeta?.didRenderScripts || loaderData === undefined) return html
      const { html: whole, script } = appendLoaderData(html, loaderData)
      scripts.push(script)
      return whole
    }
    const inSlot = loadContext.get(slotContext)
    loadContext.set(htmlContext, { html: await inSlot(render), scripts })
  }
  return new Response(null, { status, headers })
}

const readAll = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true })
  return text
}
