import * as texts from '#texts/visites'

export const visiteEtats = {
  /** The owner's moments wait for the visitor; without any, the visitor's wish waits for the owner. */
  proposee: texts.proposed,
  confirmee: texts.confirmed,
  /** It was confirmed, and another moment is looked for. */
  deplacee: texts.moved,
  annulee: texts.cancelled,
  passee: texts.past,
  absente: texts.missed,
} as const
export type VisiteEtat = keyof typeof visiteEtats
export const visiteEtatNames = Object.keys(visiteEtats) as [VisiteEtat, ...VisiteEtat[]]

/** A moment is looked for. */
export const isVisiteOpen = (etat: VisiteEtat): boolean => etat === 'proposee' || etat === 'deplacee'

/** Then the visitor alone can still move or cancel it: an owner who does not come would avoid the question afterwards. */
export const hasVisiteBegun = (
  { etat, debut }: { etat: VisiteEtat; debut: Date | string | null },
  now: Date,
): boolean => etat === 'confirmee' && debut !== null && new Date(debut) <= now

export const visiteCotes = ['proprietaire', 'visiteur'] as const
export type VisiteCote = (typeof visiteCotes)[number]

type Vers = Partial<Record<VisiteEtat | 'aucune', VisiteEtat>>

const another: Vers = { aucune: 'proposee', proposee: 'proposee', confirmee: 'deplacee', deplacee: 'deplacee' }
const ended: Vers = { proposee: 'annulee', confirmee: 'annulee', deplacee: 'annulee' }
const unchanged: Vers = { proposee: 'proposee', confirmee: 'confirmee', deplacee: 'deplacee' }

/** Who may do what to a visit in which state, and where it leads. What is not listed is not possible. */
export const visiteActes = {
  /** Asks for moments, or for other ones. */
  demander: { visiteur: another },
  /** Offers moments in the place of those before. */
  proposer: { proprietaire: another },
  prendre: { visiteur: { proposee: 'confirmee', deplacee: 'confirmee' } },
  situer: { proprietaire: unchanged },
  annuler: { proprietaire: ended, visiteur: ended },
  conforme: { visiteur: { passee: 'passee' } },
  differente: { visiteur: { passee: 'passee' } },
  absente: { visiteur: { passee: 'absente' } },
  /** The half hour is over, or no moment is left to take. */
  passer: { temps: { confirmee: 'passee', proposee: 'annulee', deplacee: 'annulee' } },
  /** The ad or one of the members is gone, one has blocked the other, or the owner declined: the trigger `end_visites`. */
  finir: { site: ended },
} as const satisfies Record<string, Partial<Record<VisiteCote | 'temps' | 'site', Vers>>>
export type VisiteActe = keyof typeof visiteActes

/** Where an act leads; null where it is not possible. */
export const nextVisiteEtat = (
  acte: VisiteActe,
  par: VisiteCote | 'temps' | 'site',
  etat: VisiteEtat | 'aucune',
): VisiteEtat | null => {
  const vers: Partial<Record<string, Vers>> = visiteActes[acte]
  return vers[par]?.[etat] ?? null
}
