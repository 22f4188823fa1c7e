const closing = '</body></html>'

/**
 * Appends what the loaders returned to the page, in the protocol of React Router's streaming: the browser hydrates
 * with it instead of calling the loaders again.
 */
export const appendLoaderData = (html: string, encoded: string): { html: string; script: string } => {
  const data = JSON.stringify(encoded).replace(unsafe, (sign) => escapes[sign] ?? sign)
  const script = `${controller}.enqueue(${data});${controller}.close();`
  return { html: `${html.slice(0, -closing.length)}<script>${script}</script>${closing}`, script }
}

const controller = 'window.__reactRouterContext.streamController'

// No member's text may end the script or open a comment in it.
const unsafe = /[&><\u2028\u2029]/g
const escapes: Record<string, string> = {
  '&': String.raw`\u0026`,
  '>': String.raw`\u003e`,
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}
