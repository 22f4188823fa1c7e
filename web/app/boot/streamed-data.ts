import type { RenderedHtml } from './render-contexts.ts'

/** Appends loader data to a page in development, where React Router hydrates by itself, in its own protocol. */
export const appendStream = async (
  { html, scripts }: RenderedHtml,
  stream: ReadableStream<Uint8Array>,
): Promise<RenderedHtml> => {
  // No text may end the script or open a comment in it.
  const data = JSON.stringify(await readAll(stream)).replaceAll('<', '\\u003c')
  const script = `${controller}.enqueue(${data});${controller}.close();`
  return { html: html.replace(/<\/body><\/html>$/, () => `<script>${script}</script></body></html>`), scripts }
}

const controller = 'window.__reactRouterContext.streamController'

const readAll = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true })
  return text
}
