const closing = '</body></html>'

/**
 * Puts what the loaders found behind the page, in the words that React Router uses when it streams: the browser
 * hydrates with it and asks for nothing again.
 */
export const handOver = (html: string, found: string): string => {
  const data = JSON.stringify(found).replace(unsafe, (sign) => escapes[sign] ?? sign)
  return `${html.slice(0, -closing.length)}<script>${controller}.enqueue(${data});${controller}.close();</script>${closing}`
}

const controller = 'window.__reactRouterContext.streamController'

// Nothing that somebody wrote may end the script, nor begin a comment in it.
const unsafe = /[&><\u2028\u2029]/g
const escapes: Record<string, string> = {
  '&': String.raw`\u0026`,
  '>': String.raw`\u003e`,
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}
