import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { offres } from '../../schema/offres.ts'
import { villes } from '../../schema/villes.ts'
import { call } from '../../testing/call.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
const nomArabe = 'طنجة'

it('the Arabic name of a city is beside its French one wherever the site shows it', async () => {
  const membre = await createMembre(test)
  const { id: villeId } = await createVille(test, 'Tanger')
  await test.deps.db.update(villes).set({ nomArabe }).where(eq(villes.id, villeId))
  const offreId = await createOffre(test, { proprietaireId: membre.id, villeId, photos: [] })
  const gone = await createOffre(test, { proprietaireId: membre.id, villeId, photos: [] })
  const demandeId = await createDemande(test, { demandeurId: membre.id, villeId })
  const get = async (path: string) => (await call(test, 'GET', path, { as: membre })).json()
  await call(test, 'PUT', '/favoris', { as: membre, body: { favoris: [{ offreId: gone }] } })
  await test.deps.db.delete(offres).where(eq(offres.id, gone))
  const alerte = { filtres: { villeId: String(villeId) }, frequence: 'arretee' }
  await call(test, 'POST', '/alertes', { as: membre, body: alerte })

  const inVille = { ville: { nom: 'Tanger', nomArabe } }
  expect(await get('/test/init')).toMatchObject({ villeColocInfo: [inVille.ville] })
  expect(await get('/test/ville')).toMatchObject({ content: [inVille.ville] })
  for (const query of ['', `?villeId=${villeId}`, '?q=tanger'])
    expect(await get(`/test/coloc/search${query}`), query).toMatchObject({ content: [inVille] })
  expect(await get(`/test/coloc/${offreId}`)).toMatchObject(inVille)
  expect(await get(`/favoris/offres?ids=${offreId}`)).toMatchObject([inVille])
  expect(await get('/test/demande/search')).toMatchObject({ content: [inVille] })
  expect(await get(`/test/demande/${demandeId}`)).toMatchObject(inVille)
  expect(await get('/lieux?q=tan')).toMatchObject([{ ville: 'Tanger', villeNomArabe: nomArabe }])
  expect(await get('/favoris')).toMatchObject([{ villeNom: 'Tanger', villeNomArabe: nomArabe, offre: null }])
  expect(await get('/alertes')).toMatchObject([{ villeNom: 'Tanger', villeNomArabe: nomArabe }])
})
