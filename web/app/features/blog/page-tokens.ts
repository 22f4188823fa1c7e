import { paths, withQuery } from '@colocdar/contracts/paths'

// Blogger only ever says what comes next: the way back is the list of tokens that led here.
const parameter = 'pages'

export const tokensIn = (search: URLSearchParams): string[] =>
  (search.get(parameter) ?? '').split(',').filter((token) => /^[\w=.-]{1,200}$/.test(token))

/** The address of the page that these tokens lead to; no token is the first page. */
export const blogsHref = (tokens: readonly string[]): string =>
  withQuery(paths.blogs(), { [parameter]: tokens.join(',') || null })
