/**
 * What a page reads of a query parameter's value; empty when it reads the value as if there were none. Otherwise
 * `page=x1`, `page=x2` and so on would be copies of one page, each rendered and cached.
 */
export const valueRead = (name: string, value: string): string => readings[name]?.(value) ?? value

/** From 0, which is where lists begin. */
export const readPage = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0)

/** Blogger's, and ours. */
export const pageToken = /^[\w=.-]{1,200}$/

/** The pages of the blog that lead to this one. */
export const readTokens = (text: string): string[] => text.split(',').filter((token) => pageToken.test(token))

const readings: Record<string, (value: string) => string> = {
  page: (value) => String(readPage(value) || ''),
  pages: (value) => readTokens(value).join(),
}
