import { eq } from 'drizzle-orm'
import type { OffreInsert } from '../features/offres/offres-publication.repository.ts'
import { newSrc } from '../pictures/keys.ts'
import { images } from '../schema/images.ts'
import { offrePhotos, offres } from '../schema/offres.ts'
import type { TestData } from './test-app.ts'

type OffreChanges = Partial<OffreInsert> & Pick<OffreInsert, 'proprietaireId' | 'villeId'> & { photos?: string[] }

/** The row of an uploaded picture, without a file. */
export const createPhoto = async (test: TestData, proprietaireId: number | null): Promise<string> => {
  const src = newSrc()
  await test.deps.db.insert(images).values({ src, proprietaireId, width: 1200, height: 800, couleur: '#c8a27a' })
  return src
}

/** Inserts an offer with one photo directly: public unless `changes` says otherwise. */
export const createOffre = async (test: TestData, { photos, ...changes }: OffreChanges): Promise<number> => {
  const [offre] = await test.deps.db
    .insert(offres)
    .values({
      titre: 'Chambre lumineuse à Maârif',
      description: 'Grande chambre meublée, proche du tram.',
      quartier: 'Maârif',
      superficie: 18,
      nbrColoc: 2,
      duree: 6,
      logementType: 'CHAMBRE',
      prix: 2500,
      dateDisponibilite: '2026-12-01',
      statut: 'DISPONIBLE',
      verified: true,
      ...changes,
    })
    .returning({ id: offres.id })
  if (!offre) throw new Error('the offer was not inserted')
  const srcs = photos ?? [await createPhoto(test, changes.proprietaireId)]
  if (srcs.length > 0) {
    await test.deps.db.insert(offrePhotos).values(srcs.map((src, position) => ({ offreId: offre.id, position, src })))
  }
  return offre.id
}

/** The row in the database. */
export const offreRow = async (test: TestData, id: number) => {
  const [row] = await test.deps.db.select().from(offres).where(eq(offres.id, id))
  if (!row) throw new Error(`no offer ${id}`)
  return row
}
