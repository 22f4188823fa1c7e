import type { AnnonceEtat } from '@colocdar/contracts/annonces-etats'
import type { Favori } from '@colocdar/contracts/favoris'
import { prepareAlerteMail } from '../features/alertes/alertes-mails.service.ts'
import { call } from './call.ts'
import type { TestMembre } from './membres.ts'
import type { TestApp } from './test-app.ts'

export type Annonce = 'offre' | 'demande'

/** What the walk knows of one ad. */
export interface Life {
  kind: Annonce
  id: number
  author: TestMembre
  /** Titles that an administrator has accepted, with nothing undone. */
  accepted: string[]
  /** The title that its author typed last. */
  typed: string
  edits: number
  past: string[]
  /** Some decisions are undone at once. */
  undoes: boolean
}

/** What others and its author see of it. */
export interface Seen {
  /** The title on its page, for visitors; null when there is no page. */
  page: string | null
  /** Its title as often as each place lists it. */
  lists: Record<string, string[]>
  /** Its title in the mail of an alert, if that left now. */
  told: string[]
  /** The title in somebody's favourites; undefined for a request. */
  favori?: string | null
  /** The titles that its author can read: of what is public and of what waits. */
  own: (string | undefined)[]
  /** Where it stands, as its author is told. */
  etat: AnnonceEtat
  /** Why it was refused or taken away: for its author, and for visitors of its page. */
  motifs: { author: string | null; visitors: string | null }
}

interface Listed {
  id: number
  titre: string
}

/** Who else is there. */
export interface Scene {
  admin: TestMembre
  /** Has a request and an alert that every offer matches, and all offers as favourites. */
  seeker: TestMembre
  seekersDemande: number
  /** Has an offer and an alert that every request matches. */
  landlord: TestMembre
  landlordsOffre: number
  villeId: number
}

export const routes = { offre: '/test/coloc', demande: '/test/demande' }

/** Everywhere that an ad may appear, for visitors, other members and its author. */
export const seeAnnonce = async (test: TestApp, scene: Scene, life: Life): Promise<Seen> => {
  const { kind, id, author } = life
  const read = async (url: string, as?: TestMembre) => (await call(test, 'GET', url, as ? { as } : {})).json()
  const titlesIn = (found: Listed[]): string[] => found.filter((each) => each.id === id).map(({ titre }) => titre)
  const search = `${routes[kind]}/search?size=200`
  const here = `${search}&villeId=${scene.villeId}`
  const page = await call(test, 'GET', `${routes[kind]}/${id}`)
  const own = await read(`${routes[kind]}/${id}`, scene.admin)
  const [matching, asker] =
    kind === 'offre'
      ? [`demandeId=${scene.seekersDemande}`, scene.seeker]
      : [`offreId=${scene.landlordsOffre}`, scene.landlord]
  const matches: Record<Annonce, Listed>[] = await read(`/correspondances?${matching}`, asker)
  return {
    page: page.statusCode === 200 ? page.json().titre : null,
    lists: {
      // The sitemap is made from it.
      'the list': titlesIn((await read(here)).content),
      'a search with filters': titlesIn((await read(`${here}&quartier=maarif`)).content),
      'what its author shows': titlesIn((await read(`${search}&userId=${author.id}`)).content),
      'the figures of the city': await countedAs(life, read, scene),
      matches: titlesIn(matches.map((each) => each[kind])),
      ...(kind === 'offre' && {
        'similar offers': titlesIn(await read(`/test/coloc/similar/${scene.landlordsOffre}?size=3`)),
      }),
    },
    told: await alertedOf(test, asker, life),
    ...(kind === 'offre' && { favori: await favoriOf(test, scene, life) }),
    own: [own.titre, own.modification?.contenu.titre],
    etat: own.etat,
    motifs: { author: own.motifRefus, visitors: page.statusCode === 200 ? page.json().motifRefus : null },
  }
}

/** The city counts one more than that of the seeker or the landlord. */
const countedAs = async (
  { kind, accepted }: Life,
  read: (url: string) => Promise<{ villeColocInfo: Record<string, number>[] }>,
  { villeId }: Scene,
): Promise<string[]> => {
  const ville = (await read('/test/init')).villeColocInfo.find(({ id }) => id === villeId)
  const total = ville?.[kind === 'offre' ? 'verifiedColocCount' : 'verifiedDemandeCount'] ?? 0
  return Array.from({ length: total - 1 }, () => accepted.at(-1) ?? 'nothing accepted')
}

/** In the last mail of somebody's alert, as it would leave now. */
const alertedOf = async (test: TestApp, { email }: TestMembre, { kind, id }: Life): Promise<string[]> => {
  const mail = test.alerteMails.filter(({ mail: { to } }) => to === email).at(-1)
  const ready = mail && (await prepareAlerteMail(kind)(test.deps, mail.mail, mail.id))
  return (ready?.annonces ?? []).filter(({ annonceId }) => annonceId === id).map(({ titre }) => titre)
}

const favoriOf = async (test: TestApp, { seeker }: Scene, { id }: Life): Promise<string | null> => {
  await call(test, 'PUT', '/favoris', { as: seeker, body: { favoris: [{ offreId: id }] } })
  const found: Favori[] = (await call(test, 'GET', '/favoris', { as: seeker })).json()
  return found.find(({ offreId }) => offreId === id)?.offre?.titre ?? null
}
