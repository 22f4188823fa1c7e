import type { Drawing } from '@colocdar/api/pictures/store-drawings'
import type { ArticleDemo, OffreDemo, PhotoDemo } from '../catalogue/types.ts'
import { drawArticle } from '../drawings/articles/draw-article.ts'
import { drawLogement, type Piece } from '../drawings/logements/draw-logement.ts'
import { drawPortrait, type Portrait } from '../drawings/portraits/draw-portrait.ts'

// How many different drawings of each room: enough that neighbours in a list differ, few enough to load quickly.
const variety: Record<Piece, number> = {
  chambre: 30,
  salon: 16,
  cuisine: 12,
  terrasse: 12,
  facade: 12,
  bureau: 10,
  'salle-de-bain': 8,
}

/** The photos of an offer, without duplicates. */
export const photosOf = ({ photos }: OffreDemo): string[] => [...new Set(photos.map(photoSrc))]

export const articleSrc = (slug: string): string => `demo-article-${slug}.webp`

export const portraitSrc = (username: string): string => `demo-portrait-${username.replaceAll('.', '-')}.webp`

interface Catalogue {
  offres: OffreDemo[]
  /** By username. */
  portraits: Record<string, Portrait>
  articles: ArticleDemo[]
}

/** Every picture that the catalogue uses, without duplicates. */
export const drawingsOf = (catalogue: Catalogue, scale: number): Drawing[] => {
  const photos = catalogue.offres.flatMap(({ photos }) => photos.map(folded))
  const bySrc = new Map<string, () => string>([
    ...photos.map((photo) => [photoSrc(photo), () => drawLogement(photo)] as const),
    ...catalogue.articles.map(({ slug }) => [articleSrc(slug), () => drawArticle(slug)] as const),
  ])
  const faces = Object.entries(catalogue.portraits).map(([username, portrait]) => ({
    src: portraitSrc(username),
    draw: () => drawPortrait(portrait),
  }))
  return [...[...bySrc].map(([src, draw]) => ({ src, draw, scale })), ...faces]
}

const folded = ({ piece, seed, prise }: PhotoDemo): PhotoDemo =>
  prise ? { piece, seed, prise } : { piece, seed: seed % variety[piece] }

const photoSrc = (photo: PhotoDemo): string => {
  const { piece, seed, prise } = folded(photo)
  return `demo-${piece}-${seed}${prise ? `-${prise.shape}-${prise.light}` : ''}.webp`
}
