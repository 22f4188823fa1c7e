import { zipf } from './zipf.ts'

const pages = 20

/** Draws what visitors of a catalogue ask for: 45 % details, 35 % lists, 15 % home, 5 % searches by the API. */
export const visitPaths = (offres: number, villes: number): (() => string) => {
  const drawOffre = zipf(offres)
  const drawVille = zipf(villes + 1)
  const drawPage = zipf(pages)

  // The newest offers are read most. Every twentieth waits for its verification, and nobody has its address.
  const offreId = (): number => {
    const id = offres - drawOffre()
    return id % 20 === 1 ? id + 1 : id
  }

  const list = (): string => {
    const [ville, page] = [drawVille(), drawPage()]
    const path = ville === 0 ? '/coloc/offres' : `/coloc/ville/${ville}/offres`
    return page === 0 ? path : `${path}?page=${page}`
  }

  const search = (): string => {
    const ville = drawVille()
    return `/api/test/coloc/search?size=12${ville === 0 ? '' : `&villeId=${ville}`}`
  }

  return () => {
    const drawn = Math.random()
    if (drawn < 0.45) return `/coloc/${offreId()}`
    if (drawn < 0.8) return list()
    return drawn < 0.95 ? '/' : search()
  }
}
