import type { ContextType } from 'react'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { WrittenScripts } from './inline-script.tsx'
import { htmlContext, type InSlot, type RenderedHtml, slotContext } from './render-contexts.ts'
import { NewParts, rememberParts } from './rendered-once.tsx'
import { appendStream } from './streamed-data.ts'

/** What React Router calls for its own answers. */
export const handleRequest = async (
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> => {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method !== 'HEAD') {
    const page = await renderPage(request.url, context, loadContext.get(slotContext))
    const streams = import.meta.env.DEV && serverHandoffStream
    loadContext.set(htmlContext, streams ? await appendStream(page, streams) : page)
  }
  return new Response(null, { status, headers })
}

/** Renders the page whole, never as a stream: the public cache stores it and its inline scripts are hashed. */
export const renderPage = (url: string, context: EntryContext, inSlot: InSlot): Promise<RenderedHtml> =>
  inSlot(() => {
    const scripts: string[] = []
    const parts: ContextType<typeof NewParts> = []
    const page = (
      <WrittenScripts value={scripts}>
        <NewParts value={parts}>
          <ServerRouter context={context} url={url} />
        </NewParts>
      </WrittenScripts>
    )
    const html = `<!DOCTYPE html>${renderToString(page)}`
    rememberParts(html, parts)
    return { html, scripts }
  })
