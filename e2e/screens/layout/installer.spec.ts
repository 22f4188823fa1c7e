import { opensHydrated } from '../../support/hydration.ts'
import { expect, test } from '../../support/test.ts'

// Who has the service worker has been here before.
test.use({ serviceWorkers: 'allow' })

test('installing is offered from the second visit on, by the browser’s own prompt, until it is closed', async ({
  context,
}) => {
  const visit = async () => {
    // A session of its own, with the local storage of the others.
    const page = opensHydrated(await context.newPage())
    await page.goto('/about')
    await page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {
          document.title = 'asked'
        },
      })
      dispatchEvent(event)
    })
    return { page, offer: page.getByRole('complementary').filter({ hasText: 'écran d’accueil' }) }
  }
  const first = await visit()
  await expect(first.offer).toHaveCount(0)
  await first.page.evaluate(() => navigator.serviceWorker.ready)
  const second = await visit()
  await second.offer.getByRole('button', { name: 'Installer' }).click()
  await expect(second.page).toHaveTitle('asked')
  await expect(second.offer).toHaveCount(0)
  const third = await visit()
  await expect(third.offer).toHaveCount(0)
})
