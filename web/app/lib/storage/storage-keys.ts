/** The storage key of a form's draft. Two members may share a browser. */
export const draftKey = (name: string, userId: number): string => `${prefix}${name}-${userId}`

export const isDraftOf = (key: string, userId: number): boolean => isDraftKey(key) && key.endsWith(`-${userId}`)

export const isDraftKey = (key: string): boolean => key.startsWith(prefix)

const prefix = 'brouillon-'

/** The storage key of favourites. A visitor has no other copy: they outlive the daily clearing. */
export const favorisKey = 'favoris'

/** The storage key of the ads that were seen or contacted. */
export const marquesKey = 'marques'

/** The storage key of what the browser is recognised by: cleared each day, every sign-in would be from a new device. */
export const appareilKey = 'appareil'

/** The storage keys of the language that was chosen, and of the member whose mails follow it. */
export const langueKey = 'langue'
export const toldLangueKey = 'langueDite'

/** The storage keys of the wish to spare data, and of having closed the offer to install the site. */
export const economieKey = 'economie'
export const installKey = 'installation'

/** The storage keys of the member whom this browser notifies, and of a refusal to be asked. */
export const pushKey = 'push'
export const pushRefusedKey = 'pushRefus'
