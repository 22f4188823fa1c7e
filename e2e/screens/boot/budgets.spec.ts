import { catalogueOf } from '../../support/catalogue.ts'
import { expect, requestTest as test } from '../../support/test.ts'

const budget = 145_000

test('a public page loads at most 145 kB of compressed JavaScript', async ({ request }) => {
  const [offre, demande] = await Promise.all([catalogueOf(request).offre(), catalogueOf(request).demande()])
  const { items } = await (await request.get('/api/blogs')).json()
  const publicPages = [
    ...['/', '/coloc/offres', '/coloc/demandes', '/blogs', '/abonnements', '/about'],
    ...[
      `/coloc/${offre.id}`,
      `/demande/${demande.id}`,
      `/utilisateur/${demande.demandeur.id}`,
      `/blogs/${items[0].id}`,
    ],
    ...['/auth/login', '/auth/register', '/auth/mot-de-passe-oublier', '/auth/verifier/x'],
  ]
  const sizes = new Map<string, number>()
  const sizeOf = async (script: string): Promise<number> => {
    const answer = await request.head(script, { headers: { 'accept-encoding': 'br' } })
    return Number(answer.headers()['content-length'])
  }
  for (const path of publicPages) {
    const html = await (await request.get(path)).text()
    const scripts = [...new Set(html.match(/\/assets\/[^"']+\.js/g))]
    for (const script of scripts) if (!sizes.has(script)) sizes.set(script, await sizeOf(script))
    const total = scripts.reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0)
    expect(total, path).toBeGreaterThan(80_000)
    expect(total, path).toBeLessThanOrEqual(budget)
  }
})
