import { annoncesOf } from '../../support/annonces.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { address } from '../../support/wizard-demande.ts'

test.describe('supprimer ma demande', () => {
  test('asks first, removes it for everybody, and another one can be published, which until then was one too many', async ({
    page,
    request,
    membres,
  }) => {
    const author = await membres.create()
    const { id } = await annoncesOf(request, membres).demande(author)
    await membres.signInPage(page, author)
    await page.goto(address)
    await expect(page.getByText('Vous avez déjà une demande')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Modifier ma demande' })).toHaveAttribute('href', `/edit-demande/${id}`)
    await expectAccessible(page)

    await page.goto(`/demande/${id}`)
    const remove = page.getByRole('button', { name: 'Supprimer la demande' })
    const question = page.getByRole('dialog', { name: 'Supprimer votre demande ?' })
    await remove.click()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(question).toBeHidden()
    await expect(remove).toBeFocused()

    await remove.click()
    await question.getByRole('button', { name: 'Oui, supprimer' }).click()
    await expect(page.getByText('Demande supprimée')).toBeVisible()
    await expect(page).toHaveURL('/profile')
    expect((await request.get(`/demande/${id}`)).status()).toBe(404)

    await page.getByRole('banner').getByRole('link', { name: 'Publier une annonce' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Ajouter une demande' })).toBeVisible()
  })
})
