import { setTimeout as sleep } from 'node:timers/promises'
import { photoLimits } from '@colocdar/contracts/photo-limits'
import sharp from 'sharp'
import { cpuDuring } from '../support/cpu.ts'
import { type Demo, withDemo } from '../support/demo.ts'
import { type Findings, ms, verdict } from '../support/table.ts'

const uploads = 8
const longest = 1_500

/** From the first byte of a large photo to its answer, when all widths are ready; and the effect on other visitors. */
export const measureUpload = (): Promise<Findings> =>
  withDemo(async (start) => {
    const demo = await start()
    const token = await signIn(demo)
    const photo = await largePhoto()
    await upload(demo, token, photo)

    const alone = await watchOthers(demo, sleep(12_000))
    const uploadAll = async (): Promise<number[]> => {
      const times: number[] = []
      for (let n = 0; n < uploads; n += 1) times.push(await upload(demo, token, photo))
      return times
    }
    const beside = await watchOthers(demo, uploadAll())
    const [times, cpu] = await cpuDuring(await demo.running('server/src/main.ts'), uploadAll)
    const [, ofEncoder] = await cpuDuring(await demo.running('encoder-process.ts'), uploadAll)
    const p50 = median(times)
    const rows = [
      [`photo of ${(photo.length / 1e6).toFixed(1)} MB to ready`, ms(p50), 'under 1.5 s', verdict(p50 < longest)],
      ['CPU of the site for it', ms(cpu.node / uploads), '', ''],
      ['CPU of its encoder', ms(ofEncoder.node / uploads), '', ''],
      ['list, uncached, without uploads', spread(alone.uncached), '', ''],
      ['list, uncached, beside uploads', spread(beside.uncached), 'not slowed', ''],
      ['list, cached, without uploads', spread(alone.cached), '', ''],
      ['list, cached, beside uploads', spread(beside.cached), 'not slowed', ''],
    ]
    return { title: '(e) Photos', head: ['what', 'measured', 'to reach', ''], rows, notes }
  })

const notes = [
  `${uploads} uploads one after the other, each decoded, turned upright, stripped and encoded in five widths; meanwhile another visitor asks for lists, one at a time. The encoder is a process of its own, which the site starts for the first photo.`,
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
const watchOthers = async ({ url }: Demo, until: Promise<unknown>) => {
  const times = { uncached: [] as number[], cached: [] as number[] }
  let ended = false
  const end = until.finally(() => {
    ended = true
  })
  while (!ended) {
    times.uncached.push(await readList(`${url}/coloc/offres?prixMax=${20_000 + asked}`))
    times.cached.push(await readList(`${url}/coloc/offres`))
    asked += 1
  }
  await end
  return times
}

const readList = async (address: string): Promise<number> => {
  const start = performance.now()
  const answer = await fetch(address)
  if (!(await answer.text()).includes('</article>'))
    throw new Error(`a list answered ${answer.status} without an offer`)
  return performance.now() - start
}

const atShare = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

const median = (times: number[]): number => atShare(times, 0.5)

const spread = (times: number[]): string => `p50 ${ms(median(times))}, p99 ${ms(atShare(times, 0.99))}`
