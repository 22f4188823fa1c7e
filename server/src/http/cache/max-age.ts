/**
 * How long a public page or answer may be cached when no notification says that it changed: texts such as
 * « il y a 2 minutes » age by themselves.
 */
export const maxAgeMs = 60_000

/** How much longer a stale answer may be sent while another is made. */
export const maxStaleMs = 60_000

/** Counters and deeper pages may be this late, so that a busy site does not render all lists again with each new ad. */
export const renewAfterMs = 10_000

// A CDN goes on sending what it has while this machine answers with errors, or not at all.
const ifErrorSeconds = 3_600

/** Browsers revalidate each time (304 is cheap); a CDN may cache for a moment and revalidate in the background. */
export const cacheControl = `public, max-age=0, s-maxage=10, stale-while-revalidate=${maxAgeMs / 1000}, stale-if-error=${ifErrorSeconds}`
