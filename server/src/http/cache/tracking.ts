// Added to shared links by social networks and newsletters; Facebook's differs with each click.
const tracker = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|twclid|igsh|igshid|yclid|mc_[ce]id|_gl)(?:=|$)/i

/** The URL without tracking parameters, which do not change the page. */
export const withoutTracking = (url: string): string => {
  const start = url.indexOf('?')
  if (start < 0) return url
  const parameters = url.slice(start + 1).split('&')
  const others = parameters.filter((parameter) => !tracker.test(parameter))
  if (others.length === parameters.length) return url
  return others.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${others.join('&')}`
}
