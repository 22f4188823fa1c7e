import { paths } from '@colocdar/contracts/paths'

// The word before each token: `verifier` of `/auth/verifier/:token`.
const words = Object.values(paths).flatMap(({ pattern }) => /([^/]+)\/:token/.exec(pattern)?.[1] ?? [])
// The word and not the whole path: `/auth/./verifier/…` and `/auth\verifier/…` are the same page. Nothing after it is
// kept, since whatever separates a token from the rest can be encoded, too.
const tokens = new RegExp(`([/\\\\](?:${words.join('|')})[/\\\\]).+`, 'is')

/** Masks the tokens that the links of mails carry in their path, in a URL or in a text that quotes one. */
export const maskTokens = (text: string): string => {
  const decoded = decodeAscii(text)
  return tokens.test(decoded) ? decoded.replace(tokens, '$1[masqué]') : text
}

/** Whether the path of a URL carries one. */
export const hasToken = (url: string): boolean => tokens.test(decodeAscii(url))

/** Also what was encoded several times: `%61` and `%2561` are `a`. What is not an escape of a character stays as it is. */
export const decodeAscii = (text: string): string =>
  text.replace(/%(?:25)*([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
