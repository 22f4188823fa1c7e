import type { Deps } from '@colocdar/api/deps'
import { hashPassword } from '@colocdar/api/features/auth/auth-passwords.rules'
import { addDrawings } from '@colocdar/api/features/images/images.service'
import { saveModification } from '@colocdar/api/features/modifications/modifications.service'
import { listReperes } from '@colocdar/api/features/reperes/reperes.service'
import { hasUtilisateurs } from '@colocdar/api/features/utilisateurs/utilisateurs-account.service'
import { type DrawingOptions, storeDrawings } from '@colocdar/api/pictures/store-drawings'
import { alertes } from '../catalogue/alertes.ts'
import { articles } from '../catalogue/articles.ts'
import { avis } from '../catalogue/avis.ts'
import { conversations } from '../catalogue/conversations.ts'
import { demandes } from '../catalogue/demandes.ts'
import { favoris } from '../catalogue/favoris.ts'
import { membres } from '../catalogue/membres.ts'
import { messages } from '../catalogue/messages.ts'
import { modifications } from '../catalogue/modifications.ts'
import { offres } from '../catalogue/offres.ts'
import { signalements } from '../catalogue/signalements.ts'
import { visites } from '../catalogue/visites.ts'
import { addAlerte } from './add-alerte.ts'
import { addConversation } from './add-conversation.ts'
import { addVisite } from './add-visite.ts'
import { pictureSrc, pictures } from './catalogue-pictures.ts'
import {
  byTitre,
  demoPassword,
  hoursBefore,
  toArticleRow,
  toAvisRow,
  toDemandeRow,
  toFavoriRow,
  toMembreRow,
  toOffreRow,
  toSignalementRow,
} from './catalogue-rows.ts'
import {
  insertArticles,
  insertAvis,
  insertDemandes,
  insertFavoris,
  insertMarker,
  insertMembres,
  insertMessages,
  insertOffres,
  insertSignalements,
  insertVues,
  selectVilleIds,
} from './demo.repository.ts'

type DemoDeps = Pick<Deps, 'db' | 'storage' | 'clock'>

/** Fills an empty database with the demo catalogue. Deterministic: the same members, offers and pictures each time. */
export const loadDemo = async (deps: DemoDeps, options: DrawingOptions = {}) => {
  if (await hasUtilisateurs(deps.db)) return
  const drawings = await storeDrawings(deps.storage, pictures, options)
  const passwordHash = await hashPassword(demoPassword)
  const now = deps.clock()
  await deps.db.transaction(async (db) => {
    await insertMarker(db, now)
    await addDrawings(db, drawings)
    const villeIds = await selectVilleIds(db)
    const reperes = await listReperes(db)
    const membreIds = await insertMembres(
      db,
      membres.map((membre) => toMembreRow(membre, passwordHash, now)),
    )
    // Oldest first, so that later offers have higher ids, as in production.
    const oldestFirst = <T extends { ageHeures: number }>(list: T[]) =>
      list.toSorted((a, b) => b.ageHeures - a.ageHeures)
    const inserted = await insertOffres(
      db,
      oldestFirst(offres).map((offre) => ({
        row: toOffreRow(offre, { villeIds, membreIds, reperes, now }),
        photos: offre.photos.map(pictureSrc),
      })),
    )
    await insertFavoris(
      db,
      favoris.map((favori) => toFavoriRow(favori, inserted, { membreIds, now })),
    )
    for (const { titre, contenu, ageHeures } of modifications) {
      const { id, proprietaireId: auteurId } = byTitre(inserted, titre)
      await saveModification(
        db,
        { kind: 'offre', id, auteurId },
        { contenu, photos: null },
        hoursBefore(now, ageHeures),
      )
    }
    for (const conversation of conversations)
      await addConversation(db, conversation, { offres: inserted, membreIds, now })
    await insertSignalements(
      db,
      signalements.map((signalement) => toSignalementRow(signalement, inserted, { membreIds, now })),
    )
    for (const alerte of alertes) await addAlerte({ ...deps, db }, alerte, { membreIds, villeIds })
    for (const visite of visites) await addVisite(db, visite, { offres: inserted, membreIds, now })
    await insertDemandes(
      db,
      oldestFirst(demandes).map((demande) => toDemandeRow(demande, { villeIds, membreIds, now })),
    )
    await insertAvis(
      db,
      avis.map((review, index) => toAvisRow(review, index, { membreIds, now })),
    )
    await insertArticles(db, articles.map((article) => toArticleRow(article, now)).toReversed())
    await insertMessages(db, messages)
    await insertVues(db, now)
  })
}
