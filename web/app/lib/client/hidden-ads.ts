import { splitLangue } from '@colocdar/contracts/langues'

/** The paths of the member's own ads that are not public. In memory only, until the next reload. */
const hidden = new Set<string>()

/** Remembers which of these ads wait or were refused, so that their pages need not ask the public call first. */
export const rememberHidden = <Ad extends { id: number; verified: boolean }>(
  ads: readonly Ad[],
  path: (id: number) => string,
): void => {
  for (const { id, verified } of ads) {
    if (verified) hidden.delete(path(id))
    else hidden.add(path(id))
  }
}

export const isHidden = (url: string): boolean => hidden.has(splitLangue(new URL(url).pathname).path)
