import { favorisLimits } from '@colocdar/contracts/favoris'

/** A favourite as the browser stores it. */
export interface Garde {
  offreId: number
  /** The rent when it was added; null when only the server knows. */
  prix: number | null
  villeNom: string | null
  ajouteLe: string
  /** Whether the server knows it. */
  envoye: boolean
}

/** The favourites in this browser. Pure data: each function returns a new one. */
export interface LocalFavoris {
  /** Whose they are; null for a visitor. */
  membreId: number | null
  /** Newest first. */
  gardes: readonly Garde[]
  /** Removed here, which the server does not know yet. */
  retraits: readonly number[]
}

export const noFavoris = (membreId: number | null): LocalFavoris => ({ membreId, gardes: [], retraits: [] })

/** What storage holds; anything unreadable counts as nothing. */
export const parseLocal = (text: string | null): LocalFavoris => {
  try {
    const { membreId, gardes, retraits } = JSON.parse(text ?? 'null')
    return {
      membreId: isId(membreId) ? membreId : null,
      gardes: (gardes as unknown[]).flatMap(toGarde).slice(0, favorisLimits.membre),
      retraits: (retraits as unknown[]).filter(isId).slice(0, favorisLimits.membre),
    }
  } catch {
    return noFavoris(null)
  }
}

const isId = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0

const toGarde = (value: unknown): Garde[] => {
  const { offreId, prix, villeNom, ajouteLe, envoye } = (value ?? {}) as Partial<Garde>
  if (!isId(offreId) || Number.isNaN(Date.parse(ajouteLe ?? ''))) return []
  const known = {
    prix: typeof prix === 'number' && prix > 0 ? prix : null,
    villeNom: typeof villeNom === 'string' ? villeNom : null,
  }
  return [{ offreId, ...known, ajouteLe: new Date(ajouteLe ?? '').toISOString(), envoye: envoye === true }]
}

/** The list of the current session: a visitor's list becomes the member's at sign-in; another member's is dropped. */
export const forPerson = (local: LocalFavoris, membreId: number | null): LocalFavoris => {
  if (local.membreId === membreId) return local
  return local.membreId === null ? { ...local, membreId } : noFavoris(membreId)
}

export const idsOf = ({ gardes }: LocalFavoris): ReadonlySet<number> => new Set(gardes.map(({ offreId }) => offreId))

export const isFull = ({ membreId, gardes }: LocalFavoris): boolean =>
  gardes.length >= favorisLimits[membreId === null ? 'visiteur' : 'membre']

export const withAdded = (local: LocalFavoris, garde: Omit<Garde, 'envoye'>): LocalFavoris => ({
  ...local,
  gardes: [{ ...garde, envoye: false }, ...local.gardes.filter(({ offreId }) => offreId !== garde.offreId)],
  retraits: local.retraits.filter((id) => id !== garde.offreId),
})

export const withRemoved = (local: LocalFavoris, offreId: number): LocalFavoris => ({
  ...local,
  gardes: local.gardes.filter((garde) => garde.offreId !== offreId),
  retraits: local.membreId === null ? [] : [...new Set([...local.retraits, offreId])],
})

export const unsent = ({ gardes }: LocalFavoris): Garde[] => gardes.filter(({ envoye }) => !envoye)

/** After the server said what it has: changes made here since then stay to be sent. */
export const withAnswer = (
  local: LocalFavoris,
  { offreIds, sent, removed }: { offreIds: readonly number[]; sent: readonly number[]; removed: readonly number[] },
  now: string,
): LocalFavoris => {
  const retraits = local.retraits.filter((id) => !removed.includes(id))
  const known = new Map(local.gardes.map((garde) => [garde.offreId, garde]))
  const still = unsent(local).filter(({ offreId }) => !sent.includes(offreId) && !offreIds.includes(offreId))
  const fromServer = offreIds
    .filter((id) => !retraits.includes(id))
    .map((offreId) => ({
      ...(known.get(offreId) ?? { offreId, prix: null, villeNom: null, ajouteLe: now }),
      envoye: true,
    }))
  return { ...local, gardes: [...still, ...fromServer], retraits }
}
