import { type Ouverture, ouvertureSeconds } from '@colocdar/contracts/moderation-ouvertures'
import { publicNom } from '@colocdar/contracts/public-nom'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import {
  deleteExpiredOuvertures,
  deleteOuverture,
  selectOuvertures,
  upsertOuverture,
} from './moderation-ouvertures.repository.ts'

type OuvertureDeps = Pick<Deps, 'db' | 'clock'>

/** Others see that the administrator has this item open, for some minutes. It locks nothing: decisions have versions. */
export const openFiche = async (
  acteur: Acteur,
  deps: OuvertureDeps,
  fiche: string,
): Promise<{ ouvertePar: Ouverture | null }> => {
  const now = deps.clock()
  await deleteExpiredOuvertures(deps.db, now)
  const expiresAt = new Date(now.getTime() + ouvertureSeconds.lasts * 1000)
  await upsertOuverture(deps.db, { acteurId: acteur.id, fiche, now, expiresAt })
  return { ouvertePar: (await readOuvertures(acteur, deps, [fiche])).get(fiche) ?? null }
}

export const closeFiche = (acteur: Acteur, { db }: OuvertureDeps, fiche: string): Promise<void> =>
  deleteOuverture(db, acteur.id, fiche)

/** Which of these items other administrators have open; of several the first. */
export const readOuvertures = async (
  acteur: Acteur,
  { db, clock }: OuvertureDeps,
  fiches: string[],
): Promise<Map<string, Ouverture>> => {
  const rows = await selectOuvertures(db, { acteurId: acteur.id, fiches, now: clock() })
  const toEntry = ({ fiche, depuis, username, nom, prenom }: (typeof rows)[number]): [string, Ouverture] => [
    fiche,
    { nom: publicNom({ nom, prenom }) ?? username, depuis: depuis.toISOString() },
  ]
  return new Map(rows.toReversed().map(toEntry))
}
