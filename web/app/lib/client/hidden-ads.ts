/** Own ads that visitors do not see, by the address of their page. Of this visit only: a reload asks anew. */
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

export const isHidden = (url: string): boolean => hidden.has(new URL(url).pathname)
