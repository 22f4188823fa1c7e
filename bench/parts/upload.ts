import { setTimeout as sleep } from 'node:timers/promises'
import { photoLimits } from '@colocdar/contracts/photo-limits'
import sharp from 'sharp'
import { type Demo, withDemo } from '../support/demo.ts'
import { type Findings, ms, verdict } from '../support/table.ts'

const uploads = 6
const longest = 1_500

/** From the first byte of a large photo to its answer, when all widths are ready; and the effect on other visitors. */
export const measureUpload = (): Promise<Findings> =>
  withDemo(async (start) => {
    const demo = await start()
    const token = await signIn(demo)
    const photo = await largePhoto()
    await upload(demo, token, photo)

    const alone = await watchOthers(demo, sleep(3_000))
    const times: number[] = []
    const beside = await watchOthers(
      demo,
      (async () => {
        for (let n = 0; n < uploads; n += 1) times.push(await upload(demo, token, photo))
      })(),
    )
    const p50 = median(times)
    const rows = [
      [`photo of ${(photo.length / 1e6).toFixed(1)} MB to ready`, ms(p50), 'under 1.5 s', verdict(p50 < longest)],
      ['list, uncached, without uploads', `p50 ${ms(median(alone))}`, '', ''],
      ['list, uncached, beside uploads', `p50 ${ms(median(beside))}`, 'not slowed', ''],
    ]
    return { title: '(e) Photos', head: ['what', 'measured', 'to reach', ''], rows, notes }
  })

const notes = [
  `${uploads} uploads one after the other, each decoded, turned upright, stripped and encoded in five widths; meanwhile another visitor asks for lists, one at a time.`,
]

const signIn = async ({ url }: Demo): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'proprietaire', password: 'colocdar' }),
  })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

/** Noise like a camera's, at the highest quality within the size limit. */
const largePhoto = async (): Promise<Buffer<ArrayBuffer>> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  // Raw: the site's own image code, which this process loads too, lets no decoder in but its own.
  const size = { width: 4000, height: 3000, channels: 3 } as const
  const pixels = await sharp({ create: { ...size, background: '#888', noise } })
    .raw()
    .toBuffer()
  for (let quality = 95; ; quality -= 3) {
    const photo = await sharp(pixels, { raw: size }).jpeg({ quality }).toBuffer()
    if (photo.length <= photoLimits.bytes) return Buffer.from(photo)
  }
}

const upload = async ({ url }: Demo, token: string, photo: Buffer<ArrayBuffer>): Promise<number> => {
  const body = new FormData()
  body.append('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg')
  const start = performance.now()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/test/images/upload`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`upload answered ${answer.status}: ${await answer.text()}`)
  return performance.now() - start
}

// No list is asked for twice under the same address: it would be cached.
let asked = 0

/** How long other visitors wait for a page, measured until something has ended. */
const watchOthers = async ({ url }: Demo, until: Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  let ended = false
  const end = until.finally(() => {
    ended = true
  })
  while (!ended) {
    const start = performance.now()
    const answer = await fetch(`${url}/coloc/offres?prixMax=${20_000 + asked}`)
    if (!(await answer.text()).includes('</article>'))
      throw new Error(`a list answered ${answer.status} without an offer`)
    times.push(performance.now() - start)
    asked += 1
  }
  await end
  return times
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
