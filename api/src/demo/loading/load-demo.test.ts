import { beforeAll, describe, expect, it } from 'vitest'
import { seedVilles } from '../../features/villes/seed-villes.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { loadDemo } from './load-demo.ts'

describe('demo catalogue', () => {
  const test = useTestApp()
  const get = async (url: string) => (await test.app.inject(url)).json()

  beforeAll(async () => {
    await seedVilles(test.deps)
    // Small pictures: what is tested is that each is there.
    await loadDemo(test.deps, { pictureScale: 0.1 })
  }, 120_000)

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
    expect(blog.items).toHaveLength(8)
  })

  it('has pictures that are really there', async () => {
    const { content } = await get('/api/test/coloc/search?size=60')
    const src = content.at(-1).photos[0].src
    const picture = await test.app.inject(`/uploads/${src}?w=320`)
    expect(picture.headers['content-type']).toBe('image/webp')
    expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
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

  it('is loaded once', async () => {
    const before = (await get('/api/test/coloc/search')).totalElements
    await loadDemo(test.deps)
    expect((await get('/api/test/coloc/search')).totalElements).toBe(before)
  })
})
