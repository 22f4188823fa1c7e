import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { images } from '../../schema/images.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { drawPhoto, openPhoto, servedPhoto, uploadPhoto } from '../../testing/photos.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let membre: TestMembre

beforeAll(async () => {
  membre = await createMembre(test)
})
afterEach(() => void vi.restoreAllMocks())

const upload = (data: Buffer | string, options = {}) => uploadPhoto(test, membre.headers, data, options)
const served = (fileName: string, query = '') => servedPhoto(test, membre.headers, fileName, query)
const pixelAt = async (data: Buffer, left: number, top: number) =>
  [...(await (await openPhoto(test, data)).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3)

describe('POST /test/images/upload', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    '[API-28] [API-01] keeps a %s sent as multipart in the field file and answers success, fileName and message',
    async (format) => {
      const answer = await upload(await drawPhoto().toFormat(format).toBuffer(), { fileName: 'sans-extension' })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        success: true,
        fileName: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
        message: 'Photo téléchargée avec succès.',
      })
    },
  )

  it('[CARD-20] serves it under /uploads by its src, in the available widths', async () => {
    const { fileName } = (await upload(await drawPhoto(1000, 500).jpeg().toBuffer())).json()
    const widths = await Promise.all(
      ['', '?w=320', '?w=321', '?w=800', '?w=900', '?w=4000', '?w=abc'].map(
        async (query) => (await (await openPhoto(test, await served(fileName, query))).metadata()).width,
      ),
    )
    expect(widths).toEqual([1000, 320, 480, 800, 1000, 1000, 1000])
  })

  it('stores owner, size and dominant colour', async () => {
    const { fileName } = (await upload(await drawPhoto(2000, 100).png().toBuffer())).json()
    const [row] = await test.deps.db.select().from(images).where(eq(images.src, fileName))
    expect(row).toMatchObject({ proprietaireId: membre.id, width: 1600, height: 80 })
    expect(row?.couleur).toMatch(/^#c[0-9a-f]5[0-9a-f]2[0-9a-f]$/)
  })

  it('shrinks a tall picture by its height', async () => {
    const { fileName } = (await upload(await drawPhoto(100, 4000).png().toBuffer())).json()
    const [row] = await test.deps.db.select().from(images).where(eq(images.src, fileName))
    expect(row).toMatchObject({ width: 40, height: 1600 })
  })

  it('refuses a visitor before reading anything', async () => {
    const answer = await uploadPhoto(test, {}, await drawPhoto().jpeg().toBuffer())
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('counts towards the member’s limit', async () => {
    const take = vi.spyOn(test.deps.limits, 'take')
    await upload('x')
    expect(take).toHaveBeenCalledWith('upload', membre.id)
  })

  it('[SEC-59] keeps six photos of a member whose e-mail is not verified, also of ten at once', async () => {
    const stranger = await createMembre(test, { emailVerifiedAt: null })
    const photo = await drawPhoto(64, 48).jpeg().toBuffer()
    const send = () => uploadPhoto(test, stranger.headers, photo)
    const answers = [...(await Promise.all(Array.from({ length: 10 }, send))), await send()]
    const kept = answers.filter(({ statusCode }) => statusCode === 200)
    expect(kept).toHaveLength(6)
    for (const answer of answers.filter((other) => !kept.includes(other)))
      expect([answer.statusCode, answer.json()]).toMatchObject([
        403,
        { code: 'EMAIL_NOT_VERIFIED', message: 'Vérifiez votre adresse e-mail pour envoyer plus de 6 photos.' },
      ])
    expect(await test.deps.db.$count(images, eq(images.proprietaireId, stranger.id))).toBe(6)
    await test.deps.db.update(utilisateurs).set({ emailVerifiedAt: new Date() }).where(eq(utilisateurs.id, stranger.id))
    expect((await send()).statusCode).toBe(200)
  })

  it('[SEC-59] counts the bytes of each photo, also of one that it refuses', async () => {
    const take = vi.spyOn(test.deps.limits, 'take')
    await upload('x'.repeat(3000))
    expect(take).toHaveBeenCalledWith('uploadKilobytes', membre.id, 3)
  })

  it('rotates the picture upright and fills transparency with white', async () => {
    const sideways = await drawPhoto(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { fileName } = (await upload(sideways)).json()
    expect(await (await openPhoto(test, await served(fileName))).metadata()).toMatchObject({ width: 300, height: 600 })

    const clear = { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    const transparent = (await upload(await sharp({ create: clear }).png().toBuffer())).json()
    expect(await pixelAt(await served(transparent.fileName), 32, 32)).toEqual([255, 255, 255])
  })

  it('[SEC-29] removes metadata and trailing data', async () => {
    const withPlace = await drawPhoto()
      .withExif({ IFD0: { Artist: 'CANARI-EXIF' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 35/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- CANARI-XMP --></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(withPlace.includes('CANARI-EXIF') && withPlace.includes('CANARI-XMP')).toBe(true)
    const { fileName } = (await upload(Buffer.concat([withPlace, Buffer.from('CANARI-FIN')]))).json()
    for (const query of ['', '?w=320', '?w=480']) {
      const kept = await served(fileName, query)
      expect(kept.includes('CANARI')).toBe(false)
      const { exif, xmp, icc, iptc } = await (await openPhoto(test, kept)).metadata()
      expect({ exif, xmp, icc, iptc }).toEqual({})
    }
  })
})
