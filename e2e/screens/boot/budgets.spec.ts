import { addressOf, publicPages } from '../../support/public-pages.ts'
import { expect, requestTest as test } from '../../support/test.ts'

const budget = 145_000

test('a public page loads at most 145 kB of compressed JavaScript', async ({ request }) => {
  const sizes = new Map<string, number>()
  const sizeOf = async (script: string): Promise<number> => {
    const answer = await request.head(script, { headers: { 'accept-encoding': 'br' } })
    return Number(answer.headers()['content-length'])
  }
  for (const pattern of publicPages) {
    const html = await (await request.get(await addressOf(request, pattern))).text()
    const scripts = [...new Set(html.match(/\/assets\/[^"']+\.js/g))]
    for (const script of scripts) if (!sizes.has(script)) sizes.set(script, await sizeOf(script))
    const total = scripts.reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0)
    expect(total, pattern).toBeGreaterThan(80_000)
    expect(total, pattern).toBeLessThanOrEqual(budget)
  }
})
