import type { Db } from '@colocdar/api/db/database'
import { addDays, dayOf, instantAt } from '@colocdar/contracts/jour'
import type { VisiteDemo } from '../catalogue/types.ts'
import { byTitre, hoursBefore, idOf } from './catalogue-rows.ts'
import type { InsertedOffre } from './demo.repository.ts'
import { insertVisite, openConversation } from './visites.repository.ts'

interface Known {
  offres: Map<string, InsertedOffre>
  membreIds: Map<string, number>
  now: Date
}

const hourMs = 3_600_000

export const addVisite = async (
  db: Db,
  { titre, visiteur, texte, etat, moments, ...said }: VisiteDemo,
  { offres, membreIds, now }: Known,
): Promise<void> => {
  const { id: offreId, proprietaireId } = byTitre(offres, titre)
  const visiteurId = idOf(membreIds, visiteur)
  const creneaux = moments.map(({ jours, heure }) => instantAt(addDays(dayOf(now), jours), heure))
  const [first = now] = creneaux
  const createdAt = hoursBefore(now, etat === 'passee' ? 120 : 20)
  const opened = {
    annonceId: offreId,
    titre,
    initiateurId: visiteurId,
    destinataireId: proprietaireId,
    texte,
    createdAt,
  }
  const isOpen = etat === 'proposee'
  await insertVisite(db, {
    conversationId: await openConversation(db, opened),
    offreId,
    proprietaireId,
    visiteurId,
    etat,
    creneaux: isOpen ? creneaux : [],
    debut: isOpen ? null : first,
    par: isOpen ? 'proprietaire' : 'visiteur',
    ...said,
    sequence: isOpen ? 1 : 2,
    annoncee: isOpen ? 1 : 2,
    // Of a visit, its reminder two hours before.
    echeanceAt: { proposee: creneaux.at(-1) ?? null, confirmee: new Date(first.getTime() - 2 * hourMs), passee: null }[
      etat
    ],
    createdAt,
  })
}
