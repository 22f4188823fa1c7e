/** The name of a landmark in addresses: it stays when the landmark is renamed. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** `Béni Mellal` becomes `beni-mellal`; empty where no Latin letter is left. */
export const slugOf = (nom: string): string =>
  nom
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
