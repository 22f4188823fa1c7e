/**
 * Every URL of the site, for pages, mails and sitemap: `paths.offre(12)` is `/coloc/12`, its pattern `/coloc/:id`.
 * A second list names the query parameters that the server reads for that page; it ignores all others.
 */
export const paths = {
  home: path('/'),

  auth: path('/auth'),
  login: path('/auth/login'),
  register: path('/auth/register'),
  /** The second factor of an administrator, after the password. */
  facteur: path('/auth/facteur'),
  forgotPassword: path('/auth/mot-de-passe-oublier'),
  resetPassword: path('/auth/changer-mot-de-passe/:token'),
  verifyEmail: path('/auth/verifier/:token'),
  /** A link of the mail that asks whether an ad still holds. */
  lienFraicheur: path('/annonce/confirmer/:token'),

  profile: path('/profile'),
  editProfile: path('/edit-profile'),
  telephoneVerification: path('/profile/telephone-verification'),
  editDemande: path('/edit-demande/:demandeId'),
  mesAnnonces: path('/offres'),
  editOffre: path('/offres/:id'),
  annonces: path('/annonces'),
  mesAbonnements: path('/mes-abonnements'),
  mesOffres: path('/mes-offres'),
  addOffre: path('/ajouter-offre-coloc'),
  addDemande: path('/ajouter-demande-coloc'),
  addAvis: path('/add-review'),
  messages: path('/messages'),
  conversation: path('/messages/:id'),
  visites: path('/visites', ['page']),
  /** Who wrote about an own offer. */
  candidats: path('/messages/offre/:id'),

  utilisateur: path('/utilisateur/:id'),
  offre: path('/coloc/:id'),
  /** The same page as `offre`, which is the canonical URL. */
  offreAlias: path('/offre/:id'),
  /** The poster of an offer, to print. */
  affiche: path('/coloc/:id/affiche'),
  demande: path('/demande/:id'),
  offres: path('/coloc/offres', ['page', 'villeId', 'recherche']),
  demandes: path('/coloc/demandes', ['page', 'villeId', 'recherche']),
  villeOffres: path('/coloc/ville/:villeId/offres', ['page', 'recherche']),
  villeDemandes: path('/coloc/ville/:villeId/demandes', ['page', 'recherche']),

  /** The offers near a landmark. */
  presDe: path('/coloc/pres-de/:repere', ['page', 'recherche']),

  favoris: path('/favoris'),
  alertes: path('/alertes'),
  /** Of a mail: a page with a button, and for mail programs a POST. */
  stopAlerte: path('/alertes/arret/:token'),
  /** The same for all mails of a kind. */
  stopMails: path('/mails/:sujet/arret/:token'),

  blogs: path('/blogs', ['pages']),
  blog: path('/blogs/:id'),
  abonnements: path('/abonnements'),
  about: path('/about'),
  policies: path('/policies'),
  conditions: path('/conditions'),
  notFound: path('/404'),

  robots: path('/robots.txt'),
  sitemap: path('/sitemap.xml'),
  sitemapFile: path('/sitemap/:file'),

  admin: path('/admin'),
  adminAnnonces: path('/admin/annonces'),
  adminMembres: path('/admin/utilisateurs'),
  adminMembre: path('/admin/utilisateurs/:id'),
  adminMessages: path('/admin/messages'),
  adminVilles: path('/admin/villes'),
  adminReperes: path('/admin/reperes'),
  adminArticles: path('/admin/blog'),
  adminNewArticle: path('/admin/blog/nouveau'),
  adminArticle: path('/admin/blog/:id'),
  adminAvis: path('/admin/avis'),
  adminChiffres: path('/admin/chiffres'),
  adminJournal: path('/admin/journal'),
  devMails: path('/dev/mails'),
} as const

/** A section of the home page, by its element's id. */
export const homeSection = (id: string): string => `${paths.home()}#${id}`

/** A section of one's own profile. */
export const profileSection = (id: 'appareils' | 'cles'): string => `${paths.profile()}#${id}`

/** Adds query parameters to a URL; empty values are left out. */
export const withQuery = (href: string, query: Record<string, string | number | null | undefined>): string => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
  return search ? `${href}?${search}` : href
}

/** An uploaded picture, in its own width or in one of the served widths. */
export const upload = (src: string, width?: number): string =>
  `/uploads/${encodeURIComponent(src)}${width ? `?w=${width}` : ''}`

type Value = string | number
type ValuesOf<Pattern extends string> = Pattern extends `${string}:${string}/${infer Rest}`
  ? [Value, ...ValuesOf<Rest>]
  : Pattern extends `${string}:${string}`
    ? [Value]
    : []

function path<const Pattern extends string>(pattern: Pattern, query: readonly string[] = []) {
  const [start = '', ...parts] = pattern.split(/:\w+/)
  const fill = (...values: ValuesOf<Pattern>): string =>
    parts.reduce((filled, part, index) => filled + encodeURIComponent(String(values[index])) + part, start)
  return Object.assign(fill, { pattern, query })
}
