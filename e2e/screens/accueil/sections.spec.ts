import { answerFirst } from '../../support/first-answer.ts'
import { expect, expectAccessible, requestTest, test } from '../../support/test.ts'

test.describe('accueil', () => {
  requestTest(
    '[ROUTE-09, UI-05, HOME-02, HOME-03, HOME-07] is complete HTML in French before any script runs',
    async ({ request }) => {
      const answer = await request.get('/')
      const html = await answer.text()

      expect(answer.status()).toBe(200)
      expect(html).toContain('<html lang="fr"')
      for (const text of ['Casablanca', 'Les dernières colocations', 'Ils cherchent une colocation', 'Envoyer']) {
        expect(html).toContain(text)
      }
      expect(html.match(/href="\/coloc\/\d+"/g)?.length).toBeGreaterThanOrEqual(6)
      // « Publier une annonce » is a plain link until the scripts are there.
      expect(html).toMatch(/href="\/ajouter-offre-coloc"/)
    },
  )

  test('[LAYOUT-07, HOME-01, HOME-02, HOME-03, HOME-04, HOME-06, HOME-07, HOME-08, BLOG-04, CONTACT-01, VALID-67, ERR-29, ERR-30] has its sections, each with what the spec asks; sends a message, keeping it when the network fails', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/)
    await page.goto('/')
    const sections = {
      home: 'Accueil',
      works: 'Guide',
      explore: 'Colocations',
      reviews: 'Témoignage',
      blogs: 'Blog',
      contact: 'Contact',
    }
    for (const [id, label] of Object.entries(sections)) {
      await expect(page.locator(`section#${id}`)).toBeAttached()
      const link = page.getByRole('banner').getByRole('link', { name: label, exact: true })
      await expect(link).toHaveAttribute('href', `/#${id}`)
    }
    await expect(page.getByRole('region', { name: 'Villes' }).getByRole('listitem')).not.toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Avis des membres' }).getByRole('listitem')).not.toHaveCount(0)
    await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible()

    const hero = page.locator('#home')
    await expect(hero.getByRole('link', { name: 'Publier une annonce' })).toBeVisible()
    await hero.getByRole('link', { name: 'Commencer la recherche' }).click()
    await expect(page.locator('#explore')).toBeInViewport()

    await expect(page.locator('#works li').nth(2).getByRole('link')).toHaveAttribute('href', '/offres')

    const explore = page.locator('#explore')
    const blocks = explore.locator(':scope > *')
    const [latestOffres, latestDemandes, recent] = [blocks.nth(1), blocks.nth(2), blocks.nth(3)]
    await expect(latestOffres.getByRole('article')).toHaveCount(6)
    await expect(latestOffres.getByRole('link', { name: 'Toutes les offres' })).toHaveAttribute('href', '/coloc/offres')
    await expect(latestDemandes.getByRole('article')).toHaveCount(6)
    await expect(latestDemandes.getByRole('link', { name: 'Toutes les demandes' })).toHaveAttribute(
      'href',
      '/coloc/demandes',
    )
    await expect(recent.getByRole('article')).toHaveCount(3)

    await expect(page.locator('#blogs article')).toHaveCount(3)
    // A reminder for members.
    await expect(page.getByRole('button', { name: 'Renvoyer la vérification' })).toHaveCount(0)
    await expectAccessible(page)

    const form = page.getByRole('form', { name: 'Contact' })
    await expect(form.getByLabel('E-mail')).toHaveAttribute('type', 'email')

    await form.getByRole('button', { name: 'Envoyer' }).click()
    for (const message of ['Le sujet est requis', "L'email est requis", 'Le message est requis']) {
      await expect(form.getByText(message)).toBeVisible()
    }
    await expect(form.getByLabel('Sujet')).toBeFocused()

    await form.getByLabel('Sujet').fill('Question')
    await form.getByLabel('E-mail').fill('salma@exemple.ma')
    await form.getByLabel('Message').fill('Bonjour !')
    const keys: (string | undefined)[] = []
    page.on('request', (sent) => {
      if (sent.url().endsWith('/api/test/contact')) keys.push(sent.headers()['idempotency-key'])
    })
    await answerFirst(page, '**/api/test/contact', (route) => route.abort())
    await form.getByRole('button', { name: 'Envoyer' }).click()
    await expect(form.getByText("Erreur lors de l'envoi du message. Veuillez réessayer.")).toBeVisible()
    await expect(form.getByLabel('Message')).toHaveValue('Bonjour !')

    await form.getByRole('button', { name: 'Envoyer' }).click()
    await expect(form.getByText('Message envoyé avec succès!')).toBeVisible()
    await expect(form.getByLabel('Message')).toHaveValue('')
    // The first may have arrived: the server must see that it is the same message.
    expect(keys).toEqual([expect.any(String), keys[0]])
  })
})
