import { holdsDemo } from '@colocdar/api/features/utilisateurs/utilisateurs-account.service'
import { seedVilles } from '@colocdar/api/features/villes/villes-seed.service'
import { demonstration } from '@colocdar/api/schema/demonstration'
import { utilisateurs } from '@colocdar/api/schema/utilisateurs'
import { rounds } from '@colocdar/api/testing/endurance'
import { createMembre } from '@colocdar/api/testing/membres'
import { useTestApp } from '@colocdar/api/testing/test-app'
import { fillPath } from '@colocdar/contracts/endpoint'
import type { Favori } from '@colocdar/contracts/favoris'
import { allEndpoints } from '@colocdar/contracts/table'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { leaksIn } from '../testing/leaks.ts'
import { loadDemo } from './load-demo.ts'

describe('demo catalogue', () => {
  const test = useTestApp()
  const get = async (url: string) => (await test.app.inject(url)).json()

  beforeAll(async () => {
    await seedVilles(test.deps, { scale: 0.1 })
    // Small pictures are faster to draw; the tests only check that they exist.
    await loadDemo(test.deps, { scale: 0.1 })
  })

  it('fills the public lists as UX asks', async () => {
    const [offres, demandes, avis, blog, init] = await Promise.all(
      ['coloc/search?verified=true', 'demande/search?verified=true', 'avis/search?valide=true', '', 'init'].map(
        (path) => (path ? get(`/api/test/${path}`) : get('/api/blogs?maxResults=50')),
      ),
    )
    expect(init.villeColocInfo.length).toBeGreaterThanOrEqual(16)
    expect(offres.totalElements).toBeGreaterThanOrEqual(50)
    expect(demandes.totalElements).toBeGreaterThanOrEqual(25)
    expect(avis.totalElements).toBeGreaterThanOrEqual(12)
    expect(blog.items).toHaveLength(9)
  })

  it('has pictures that can be downloaded', async () => {
    const { content } = await get('/api/test/coloc/search?size=60')
    const src = content.at(-1).photos[0].src
    const picture = await test.app.inject(`/uploads/${src}?w=320`)
    expect(picture.headers['content-type']).toBe('image/webp')
    expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  })

  it('has views for the figures of its owners, on each day since an ad was published', async () => {
    const { rows } = await test.deps.db.execute(sql`
      select count(*)::int as ads, min(days)::int as fewest, max(days)::int as most from (
        select count(vues.jour) as days from offres left join vues on vues.offre_id = offres.id
        where verified and not masque group by offres.id) as ad`)
    expect(rows).toEqual([{ ads: expect.any(Number), fewest: expect.any(Number), most: 30 }])
    expect(rows[0]?.fewest).toBeGreaterThan(0)
  })

  it.each(['admin', 'proprietaire', 'chercheur', 'nouveau'])('lets %s sign in', async (username) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/auth/signin',
      payload: { username, password: 'colocdar' },
    })
    expect(answer.json()).toMatchObject({
      username,
      email: `${username}@demo.colocdar.ma`,
      profileFilled: username !== 'nouveau',
      emailVerified: username !== 'nouveau',
      roles: username === 'admin' ? ['ROLE_USER', 'ROLE_ADMIN'] : ['ROLE_USER'],
    })
  })

  it('gives chercheur favourites that changed in every way, and alerts', async () => {
    const payload = { username: 'chercheur', password: 'colocdar' }
    const { accessToken } = (await test.app.inject({ method: 'POST', url: '/api/auth/signin', payload })).json()
    const headers = { authorization: `Bearer ${accessToken}` }
    const favoris: Favori[] = (await test.app.inject({ url: '/api/favoris', headers })).json()
    const fates = favoris.map(({ offre, prix }) => offre && [offre.statut, Math.sign(offre.prix - (prix ?? 0))])
    const alertes = (await test.app.inject({ url: '/api/alertes', headers })).json()
    expect(alertes).toMatchObject([{ villeNom: 'Casablanca' }, { filtres: { prixMax: 5000 }, frequence: 'immediate' }])
    expect(fates).toEqual([['DISPONIBLE', -1], ['DISPONIBLE', 0], ['DISPONIBLE', 1], ['LOUE', 0], null])
  })

  it('gives the moderator a modification and reports, and the owner an offer that sleeps', async () => {
    const as = async (username: string, url: string) => {
      const payload = { username, password: 'colocdar' }
      const { accessToken } = (await test.app.inject({ method: 'POST', url: '/api/auth/signin', payload })).json()
      return (await test.app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } })).json()
    }
    const { items } = await as('admin', '/api/admin/moderation')
    const { content: dossiers } = await as('admin', '/api/admin/signalements')
    const { content: own } = await as('admin', '/api/admin/annonces?q=proprietaire')
    expect(items[0]).toMatchObject({ kind: 'offre', etat: 'modification' })
    expect(dossiers).toMatchObject([{ kind: 'offre', nombre: 2, masqueLe: null }])
    const asleep = own.find(({ etat }: { etat: string }) => etat === 'endormie')
    const listed = (await get('/api/test/coloc/search?size=100')).content.map(({ id }: { id: number }) => id)
    expect(listed).not.toContain(asleep.id)
    expect(await get(`/api/test/coloc/${asleep.id}`)).toMatchObject({ id: asleep.id, endormie: true })
  })

  it('[SEC-04] shows no seeded e-mail or number in any public call: 0 hits', async () => {
    const calls = allEndpoints
      .map(({ endpoint }) => endpoint)
      .filter(({ access, method, path }) => access === 'public' && method === 'GET' && !/verify|dev/.test(path))
    const ids = rounds({ short: 40, long: 80 })
    const searches = ['', '?size=200', '?maxResults=50', '?verified=false&valide=false&size=200']
    const slugs = (await get('/api/reperes')).map(({ slug }: { slug: string }) => slug)
    const urls = calls.flatMap(({ path }) =>
      path.includes('{')
        ? Array.from({ length: ids }, (_, index) => `/api${fillPath(path, { id: index + 1, slug: slugs[index] })}`)
        : searches.map((search) => `/api${path}${search}`),
    )
    const { headers } = await createMembre(test, { email: 'curieux@exemple.ma', telephone: '0700000000' })
    const asked = [
      ...urls.map((url) => ({ url })),
      // A member gets the same answers as a visitor: a quarter of the calls is enough to tell.
      ...urls.filter((_, index) => index % 4 === 0).map((url) => ({ url, headers })),
    ]
    const answers: Awaited<ReturnType<typeof test.app.inject>>[] = []
    // All at once some would wait for a database connection until they time out, on a busy machine.
    for (let start = 0; start < asked.length; start += 20)
      answers.push(...(await Promise.all(asked.slice(start, start + 20).map((call) => test.app.inject(call)))))
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(3 * ids)
    expect(answers.flatMap(({ body }, index) => leaksIn(body).map((leak) => `${asked[index]?.url}: ${leak}`))).toEqual(
      [],
    )
  })

  it('[SEC-04] finds e-mails and numbers in every spelling', async () => {
    const signin = { username: 'proprietaire', password: 'colocdar' }
    const session = await test.app.inject({ method: 'POST', url: '/api/auth/signin', payload: signin })
    const { accessToken, id, email } = session.json()
    const headers = { authorization: `Bearer ${accessToken}` }
    const own = await test.app.inject({ url: `/api/test/utilisateur/${id}`, headers })
    expect(leaksIn(own.body)).toEqual([email, '06 61 23 45 67'])
    const numbers = ['0661234567', '+212 6 61-23-45-67', '00212661234567', '(06) 61.23.45.67', 'wa.me/212661234567']
    const emails = [email.toUpperCase(), email.replace('@', '%40'), email.replace('@', '&#64;'), `"${email}"`]
    for (const spelling of [...numbers, ...emails]) expect(leaksIn(`x ${spelling} y`), spelling).toHaveLength(1)
  })

  it('is loaded once', async () => {
    const before = (await get('/api/test/coloc/search')).totalElements
    await loadDemo(test.deps)
    expect((await get('/api/test/coloc/search')).totalElements).toBe(before)
  })

  // Last: it deletes the catalogue.
  it('[SEC-33] is recognised by its marker or by any of its accounts, renamed or not, and by nothing else', async () => {
    const { db } = test.deps
    expect(await holdsDemo(db)).toBe(true)
    await db.delete(demonstration)
    await db.delete(utilisateurs).where(sql`${utilisateurs.username} <> 'admin'`)
    await db.update(utilisateurs).set({ username: 'nadia', nom: 'Alami' })
    expect(await holdsDemo(db)).toBe(true)
    await db.delete(utilisateurs)
    // In production anyone may sign up with such an address.
    await createMembre(test, { username: 'admin', email: 'admin@demo.colocdar.ma' })
    expect(await holdsDemo(db)).toBe(false)
    await db.insert(demonstration).values({ loadedAt: new Date() })
    expect(await holdsDemo(db)).toBe(true)
  })
})
