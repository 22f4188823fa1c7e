// What networks and newsletters hang on the links that people share; Facebook's is another one for each click.
const tracker = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|twclid|igsh|igshid|yclid|mc_[ce]id|_gl)(?:=|$)/i

/** The address without what only says where a visitor comes from: one page for all of them. */
export const withoutTracking = (url: string): string => {
  const start = url.indexOf('?')
  if (start < 0) return url
  const parameters = url.slice(start + 1).split('&')
  const kept = parameters.filter((parameter) => !tracker.test(parameter))
  if (kept.length === parameters.length) return url
  return kept.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${kept.join('&')}`
}
