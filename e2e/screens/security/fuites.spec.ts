import { rounds } from '../../../api/src/testing/endurance.ts'
import { leaksIn } from '../../../demo/src/testing/leaks.ts'
import { dataAddress } from '../../../web/app/lib/pages/page-data.ts'
import { expect, requestTest as test } from '../../support/test.ts'

// The demo's mailbox is public by design, and does not exist outside the demo.
const notCrawled = /^\/(api\/)?dev\/mails|^\/uploads\/|^\/assets\/|^\/api\/docs/
const alike =
  /^(\/ar)?\/(coloc|demande|utilisateur|offre|blogs)\/(\d+(\/affiche)?|ville\/\d+\/\w+|pres-de\/[\w-]+)(\.data)?(\?|$)|[?&](villeId|repere)=/
// Pages of offers, requests, members, posts, cities and landmarks, and each list once for every city and type of housing:
// `npm test` reads one in nine of them, endurance all. An odd number: each page is followed by its data.
const oneIn = rounds({ short: 9, long: 1 })
const atOnce = 4

/** Follows every link; reads each page as HTML and as the data that the browser fetches. */
const crawl = async (
  origin: string,
  starts: string[],
): Promise<{ seen: string[]; leaks: string[]; failed: string[] }> => {
  const known = new Set(starts)
  const waiting = starts.map((path) => ({ path, from: path }))
  const seen: string[] = []
  const leaks: string[] = []
  const failed: string[] = []
  let found = 0
  const linksIn = async (path: string) => {
    const answer = await fetch(`${origin}${path}`)
    return answer.ok ? linksOf(await answer.text(), answer.url) : []
  }
  const visit = async () => {
    for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
      const { path, from } = link
      const answer = await fetch(`${origin}${path}`)
      const text = await answer.text()
      seen.push(path)
      // Other tests withdraw their ads meanwhile; no page links to them then.
      const isLinked = async () => path === from || (await linksIn(from)).includes(path)
      if (!answer.ok && (await isLinked())) failed.push(`${path}: ${answer.status}, from ${from}`)
      leaks.push(...leaksIn(text).map((leak) => `${path}: ${leak}`))
      if (!/html|xml/.test(answer.headers.get('content-type') ?? '')) continue
      for (const target of new Set(linksOf(text, answer.url))) {
        if (known.has(target)) continue
        known.add(target)
        if (alike.test(target)) found += 1
        if (!alike.test(target) || found % oneIn === 0) waiting.push({ path: target, from: path })
      }
    }
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, visit))
  return { seen, leaks, failed }
}

const linksOf = (text: string, base: string): string[] => {
  const { origin } = new URL(base)
  const links = [...text.matchAll(/(?:href="|<loc>)([^"<]+)/g)].map(
    ([, link = '']) => new URL(link.replaceAll('&amp;', '&'), base),
  )
  return links
    .filter((link) => link.origin === origin && !notCrawled.test(link.pathname))
    .flatMap(({ pathname, search }) => [`${pathname}${search}`, ...dataOf(pathname, search)])
}

const dataOf = (pathname: string, search: string): string[] =>
  /\.\w+$/.test(pathname) ? [] : [dataAddress({ pathname, search })]

test('[SEC-04] the pages and their data hold no seeded e-mail or number: 0 hits', async ({ baseURL }) => {
  const { seen, leaks, failed } = await crawl(baseURL as string, ['/', '/sitemap.xml'])
  expect(leaks).toEqual([])
  // What is not there leaks nothing.
  expect(failed).toEqual([])
  expect(seen.length).toBeGreaterThan(rounds({ short: 60, long: 400 }))
  if (oneIn === 1) console.log(`SEC-04 : ${seen.length} pages lues, ${leaks.length} fuite`)
})
