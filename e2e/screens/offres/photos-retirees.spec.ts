import type { Page } from '@playwright/test'
import { annoncesOf } from '../../support/annonces.ts'
import { expectLoaded } from '../../support/pictures.ts'
import { expect, test } from '../../support/test.ts'

test('[SEC-42] photos of a withdrawn offer show to its owner and to the administrator, and to nobody else', async ({
  page,
  request,
  membres,
  expectedErrors,
}) => {
  // The server renders the page for everybody; the owner's session opens it.
  expectedErrors.push(/status of 404.*\/coloc\/\d+, on/)
  const [owner, admin] = [await membres.create(), await membres.demo('admin')]
  const annonces = annoncesOf(request, membres)
  const ville = await annonces.ville()
  const { id, titre } = await annonces.offre(owner, { villeId: ville.id })
  const item = `/api/admin/moderation/offre/${id}`
  const { version, contenu } = await (await request.get(item, { headers: admin.headers })).json()
  const data = { version, motif: 'Les photos ne montrent pas le logement.' }
  expect((await request.post(`${item}/withdraw`, { headers: admin.headers, data })).ok()).toBe(true)
  // That a photo is public is cached for 5 s.
  const photo = async () => (await request.get(`/uploads/${contenu.photos[0].src}`)).status()
  await expect.poll(photo).toBe(404)

  await membres.signInPage(page, owner)
  await page.goto('/offres')
  const card = page.getByRole('listitem').filter({ hasText: titre.slice(0, 25).trim() })
  await expectShown(page, card.locator('img').first())
  await page.goto(`/offres/${id}`)
  await expectShown(page, page.getByRole('img', { name: 'Aperçu 1' }))
  await page.goto(`/coloc/${id}`)
  await expectShown(page, page.getByRole('img', { name: /^Photo 1 sur 1/ }))

  const edited = { ...contenu, titre: 'Chambre corrigée', villeId: ville.id, photos: [] }
  expect((await request.put(`/api/test/coloc/${id}`, { headers: owner.headers, data: edited })).ok()).toBe(true)
  await membres.signInPage(page, admin)
  await page.goto(`/admin?villeId=${ville.id}`)
  await expectShown(page, page.getByRole('img', { name: 'Agrandir la photo 1 sur 1' }))
  await page.getByRole('link', { name: 'Agrandir la photo 1 sur 1' }).click()
  const whole = page.getByRole('dialog', { name: 'Photos en plein écran' })
  await expectShown(page, whole.getByRole('img'))
  await whole.getByRole('button', { name: 'Agrandir la photo' }).click()
  await expect(whole.getByRole('button', { name: 'Voir la photo entière' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Agrandir la photo 1 sur 1' })).toBeFocused()
})

const expectShown = async (page: Page, image: ReturnType<Page['locator']>): Promise<void> => {
  await expect(image).toHaveAttribute('src', /^blob:/)
  await expectLoaded(image)
  expect(page.url()).not.toContain('/auth/')
}
