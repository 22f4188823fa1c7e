import { annoncesOf } from '../../support/annonces.ts'
import { expect, test } from '../../support/test.ts'

test('endless words, Arabic and emoji make no page wider than a phone', async ({ page, request, membres }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const annonces = annoncesOf(request, membres)
  const [owner, ville] = await Promise.all([membres.create(), annonces.ville()])
  const { id } = await annonces.offre(owner, {
    // Cards of others that show it are not to need a segmenter.
    titre: `غرفة هادئة ${'Chambrelumineuse'.repeat(5)} 🏡`,
    description: `${'Motsansaucunespace'.repeat(20)}\n\nحي هادئ 🌿`,
    villeId: ville.id,
  })
  for (const path of [`/coloc/ville/${ville.id}/offres`, `/coloc/${id}`, `/utilisateur/${owner.id}`]) {
    await page.goto(path, { waitUntil: 'load' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})
