/** The languages of the site, and of a member's mails. */
export const siteLangues = ['fr', 'ar'] as const
export type Langue = (typeof siteLangues)[number]

/** French has the addresses of the spec, Arabic the same ones below `/ar`. */
const prefixes: Record<Langue, string> = { fr: '', ar: '/ar' }

/** The address of a page in this language: `/coloc/12` is `/ar/coloc/12` in Arabic. */
export const inLangue = (langue: Langue, path: string): string => {
  // Below `/ar` a page may be called `//host`, which in French would name another host.
  const local = path.replace(/^[/\\]{2,}/, '/')
  // The home page is `/ar`, without a slash at its end.
  return langue === 'fr' ? local : prefixes[langue] + local.replace(/^\/(?=$|[?#])/, '')
}

/** The language of an address, and the French one of the same page. */
export const splitLangue = (address: string): { langue: Langue; path: string } => {
  const [, rest] = /^\/ar(?=$|[/?#])(.*)$/s.exec(address) ?? []
  if (rest === undefined) return { langue: 'fr', path: address }
  return { langue: 'ar', path: rest.startsWith('/') ? rest : `/${rest}` }
}

export interface VilleNoms {
  nom: string
  nomArabe?: string | null | undefined
}

/** The name of a city in this language; in French when it has no other. */
export const nomIn = (langue: Langue, { nom, nomArabe }: VilleNoms): string => (langue === 'ar' && nomArabe) || nom
