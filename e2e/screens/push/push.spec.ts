import { createECDH, randomBytes } from 'node:crypto'
import { expect, expectAccessible, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

/** What a browser's maker answers, who is not part of the tests. */
const subscription = {
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('hex')}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
}

test('a device is notified once its member asked for it after an alert; a press opens the page in another window', async ({
  page,
  context,
  membres,
  request,
  baseURL,
}) => {
  await page.addInitScript((given) => {
    // What needs the maker's server, and what a browser without a screen never allows.
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    PushManager.prototype.subscribe = async () => ({ toJSON: () => given }) as unknown as PushSubscription
  }, subscription)
  const membre = await membres.create()
  await membres.signInPage(page, membre)
  await page.goto('/alertes?nouvelle=1&prixMax=2500')
  const offer = page.getByRole('button', { name: 'Me prévenir sur cet appareil' })
  await expect(page.getByRole('button', { name: 'Créer l’alerte' })).toBeVisible()
  await expect(offer, 'not before there is something to wait for').toHaveCount(0)
  await page.getByRole('button', { name: 'Créer l’alerte' }).click()
  await expect(page).toHaveURL('/alertes')
  await expectAccessible(page)
  await offer.click()
  await expect(page.getByText('Cet appareil vous préviendra')).toBeVisible()
  await expect(page.getByText('Tant que votre session y est ouverte.')).toBeVisible()
  await expect(offer).toHaveCount(0)

  const elsewhere = await membres.signedIn(membre)
  const { keys, endpoint } = subscription
  await request.post('/api/push/appareils', {
    headers: elsewhere.headers,
    data: { ...keys, endpoint: `${endpoint}-elsewhere` },
  })
  await page.goto('/profile')
  const others = page.getByRole('list', { name: 'Autres appareils prévenus' })
  const name = await others.locator('bdi').textContent()
  await others.getByRole('button').click()
  await expect(page.getByText(`${name} ne vous préviendra plus`)).toBeVisible()
  await expect(others).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ne plus me prévenir sur cet appareil' })).toBeVisible()
  await expect(page.getByText('Cet appareil vous prévient tant que votre session y est ouverte')).toBeVisible()
  // Chosen on another device while this page is open.
  await request.put('/api/push/reglages', { headers: membre.headers, data: { visite: false } })
  const night = page.getByRole('checkbox', { name: 'Rien entre 22 h et 8 h' })
  await night.click()
  await expect(page.getByText('C’est noté')).toBeVisible()
  await expect(night).toBeFocused()
  await page.reload()
  await expect(night).toBeEnabled()
  await expect(night).not.toBeChecked()
  await expectAccessible(page)
  const etat = await (await request.get('/api/push', { headers: membre.headers })).json()
  expect(etat.appareils).toHaveLength(1)
  expect(etat.reglages).toMatchObject({ calme: false, visite: false })

  const notification = { title: 'Nouveau message de Karim', body: 'Texte', lang: 'fr', dir: 'ltr', tag: 'essai' }
  const data = JSON.stringify({ web_push: 8030, notification: { ...notification, navigate: `${baseURL}/about` } })
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [first] }) => first && resolve(first.registrationId),
    )
  })
  await cdp.send('ServiceWorker.enable')
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    registration.showNotification = async (title, options) => void Object.assign(self, { shown: { title, ...options } })
  })
  const registrationId = await registered
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: baseURL as string, registrationId, data })
  await expect
    .poll(() => worker.evaluate(() => (self as { shown?: object }).shown))
    .toEqual({ ...notification, icon: '/favicon.svg', data: { navigate: `${baseURL}/about` } })
  // What browsers allow after a true press only.
  const opened = await worker.evaluate(
    () =>
      new Promise((resolve) => {
        const { clients, shown } = self as unknown as { clients: object; shown: object }
        Object.assign(clients, { openWindow: async (url: string) => resolve(url) })
        const notification = { close: () => {}, ...shown }
        self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }))
      }),
  )
  expect(opened).toBe(`${baseURL}/about`)
  await expect(page).toHaveURL('/profile')
})
