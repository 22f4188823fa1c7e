import { readTokens } from '@colocdar/contracts/page-values'
import { paths, withQuery } from '@colocdar/contracts/paths'

// Blogger only returns the token of the next page: to go back, the URL lists all tokens so far.
const parameter = 'pages'

export const tokensIn = (search: URLSearchParams): string[] => readTokens(search.get(parameter) ?? '')

/** The URL of the page that these tokens lead to; no token is the first page. */
export const blogsHref = (tokens: readonly string[]): string =>
  withQuery(paths.blogs(), { [parameter]: tokens.join(',') || null })
