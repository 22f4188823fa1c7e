import type { ModerationKind } from '@colocdar/contracts/moderation'
import type { OffreInsert } from '../features/offres/offres-publication.repository.ts'
import { avis } from '../schema/avis.ts'
import { demandes } from '../schema/demandes.ts'
import { images } from '../schema/images.ts'
import { offrePhotos, offres } from '../schema/offres.ts'
import { villes } from '../schema/villes.ts'
import { createMembre, type TestMembre } from './membres.ts'
import type { TestData } from './test-app.ts'

/** Listings and reviews that wait for verification, each with its own author, inserted into the database directly. */
export interface Waiting {
  kind: ModerationKind
  id: number
  auteur: TestMembre
  villeId: number | null
}

let created = 0

export const createVille = async (test: TestData, changes: Partial<typeof villes.$inferInsert> = {}) => {
  created += 1
  const ville = { slug: `attente-${created}`, nom: `Ville ${created}`, position: created }
  const [row] = await test.deps.db
    .insert(villes)
    .values({ ...ville, ...changes })
    .returning({ id: villes.id, nom: villes.nom })
  return inserted(row)
}

export const createImage = async (test: TestData, proprietaireId: number | null): Promise<string> => {
  created += 1
  const src = `${String(created).padStart(32, 'a')}.webp`
  await test.deps.db.insert(images).values({ src, proprietaireId, width: 800, height: 600, couleur: '#c0ffee' })
  return src
}

type OffreChanges = Partial<OffreInsert> & { photos?: number; auteur?: TestMembre }

export const createWaitingOffre = async (
  test: TestData,
  { photos = 1, auteur, ...changes }: OffreChanges = {},
): Promise<Waiting & { villeId: number }> => {
  const owner = auteur ?? (await createMembre(test))
  const villeId = changes.villeId ?? (await createVille(test)).id
  const [row] = await test.deps.db
    .insert(offres)
    .values({
      titre: 'Chambre calme',
      description: 'Lumineuse, près du tramway.',
      quartier: 'Maârif',
      superficie: 14,
      nbrColoc: 2,
      duree: 6,
      logementType: 'CHAMBRE',
      prix: 2500,
      dateDisponibilite: '2000-01-01',
      ...changes,
      villeId,
      proprietaireId: owner.id,
    })
    .returning({ id: offres.id })
  const { id } = inserted(row)
  for (let position = 0; position < photos; position += 1) {
    await test.deps.db.insert(offrePhotos).values({ offreId: id, position, src: await createImage(test, owner.id) })
  }
  return { kind: 'offre', id, auteur: owner, villeId }
}

type DemandeChanges = Partial<typeof demandes.$inferInsert> & { auteur?: TestMembre }

export const createWaitingDemande = async (
  test: TestData,
  { auteur, ...changes }: DemandeChanges = {},
): Promise<Waiting & { villeId: number }> => {
  const owner = auteur ?? (await createMembre(test))
  const villeId = changes.villeId ?? (await createVille(test)).id
  const [row] = await test.deps.db
    .insert(demandes)
    .values({
      titre: 'Recherche colocataire',
      description: 'Étudiante sérieuse.',
      budget: 2000,
      dateDisponibilite: '2000-01-01',
      dateDemande: '2026-11-01',
      duree: 9,
      quartier: 'Agdal',
      ...changes,
      villeId,
      demandeurId: owner.id,
    })
    .returning({ id: demandes.id })
  return { kind: 'demande', id: inserted(row).id, auteur: owner, villeId }
}

type AvisChanges = Partial<typeof avis.$inferInsert> & { auteur?: TestMembre }

export const createWaitingAvis = async (
  test: TestData,
  { auteur, ...changes }: AvisChanges = {},
): Promise<Waiting & { villeId: null }> => {
  const owner = auteur ?? (await createMembre(test))
  const [row] = await test.deps.db
    .insert(avis)
    .values({ commentaire: 'Très bon accueil.', note: 4, ...changes, auteurId: owner.id })
    .returning({ id: avis.id })
  return { kind: 'avis', id: inserted(row).id, auteur: owner, villeId: null }
}

const inserted = <T>(row: T | undefined): T => {
  if (!row) throw new Error('the row was not inserted')
  return row
}
