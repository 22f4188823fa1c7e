import { catalogueOf } from '../../support/catalogue.ts'
import { expect, requestTest as test } from '../../support/test.ts'

test('robots.txt names the sitemap and keeps members’ pages out', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(text).toContain('Disallow: /profile')
})

test('the sitemap leads to every public page, and each answers', async ({ request }) => {
  const countOffres = async () =>
    (await (await request.get('/api/test/coloc/search?verified=true')).json()).totalElements as number
  const locations = async (file: string) =>
    [...(await (await request.get(file)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url as string)
  let pages: string[] = []
  // Other tests publish, hide and restore offers meanwhile.
  await expect(async () => {
    const before = await countOffres()
    const files = await locations('/sitemap.xml')
    expect(files.length).toBeGreaterThanOrEqual(3)
    pages = (await Promise.all(files.map(locations))).flat()
    const listed = pages.filter((url) => /(?<!\/ar)\/coloc\/\d+$/.test(url)).length
    const counted = [before, await countOffres()]
    expect(listed).toBeGreaterThanOrEqual(Math.min(...counted))
    expect(listed).toBeLessThanOrEqual(Math.max(...counted))
  }).toPass()
  // Each in both languages.
  expect(pages.filter((url) => /\/ar(\/|$)/.test(url))).toHaveLength(pages.length / 2)
  // The oldest offer, which is the demo's.
  for (const url of [pages[0], pages.findLast((page) => /\/coloc\/\d+$/.test(page)), pages.at(-1)]) {
    expect((await request.get(url as string)).status(), url).toBe(200)
  }
  expect((await request.get('/sitemap/offres-99.xml')).status()).toBe(404)
})

test('a trailing slash leads to the address without it', async ({ request, baseURL }) => {
  const answer = await request.get('/coloc/offres/?page=1', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe('/coloc/offres?page=1')
  const foreign = await request.get(`${baseURL}//exemple.ma/`, { maxRedirects: 0 })
  expect(foreign.headers().location ?? '/').toMatch(/^\/(?!\/)/)
})

test('an offer carries its card, canonical address and structured data', async ({ request, baseURL }) => {
  const { id, titre } = await catalogueOf(request).offre()
  const html = await (await request.get(`/offre/${id}`)).text()
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/coloc/${id}"/>`)
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/uploads\//)
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => json)
  expect(data.join()).toContain(titre)
  expect(data.join()).toContain('BreadcrumbList')
})
