import { startDemo } from '../support/start-demo.ts'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { type SiteProxy, startProxy } from './proxy.ts'
import { seeker, steps } from './steps.ts'
import { walkIn } from './walk.ts'
import { webkit } from './webkit.ts'

// Expected: a wrong password is refused, and a page that does not exist is said to be missing.
const expected = /status of 40[14]|Failed to load resource/

/** `npm run test:browsers`: the same walk in Firefox and in WebKit, whichever this machine has. Returns the failures. */
const walkThrough = async ({ name, launch }: Engine, proxy: SiteProxy): Promise<number> => {
  if (!launch) return 0
  const offre = await newOffre(proxy.url)
  const browser = await launch()
  let failures = 0
  try {
    const walk = walkIn(browser, proxy.url)
    for (const [title, run] of steps) {
      const problems = await run({ walk, proxy, offre }).then(
        (): string[] => [],
        (error: Error) => [error.message],
      )
      problems.push(...proxy.takeReports().filter((report) => !expected.test(report)))
      if (problems.length > 0) failures += 1
      say(`${problems.length > 0 ? '✗' : '✓'} ${name} : ${title}`)
      for (const problem of problems) say(`    ${problem}`)
    }
  } finally {
    proxy.setOnline(true)
    await browser.close()
  }
  return failures
}

const newOffre = async (site: string): Promise<{ id: number; titre: string }> => {
  const ask = async (path: string, init: RequestInit = {}) => (await fetch(`${site}/api${path}`, init)).json()
  const { accessToken } = await ask('/auth/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(seeker),
  })
  const { content: written } = await ask('/conversations?size=50', {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const { content: offres } = await ask('/test/coloc/search?size=50&verified=true')
  const known = new Set(written.map(({ annonce }: { annonce: { id: number } }) => annonce.id))
  return offres.find(({ id, statut }: { id: number; statut: string }) => statut === 'DISPONIBLE' && !known.has(id))
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const engines = [firefox, webkit]
for (const { name, packages, launch } of engines)
  if (!launch) say(`– ${name} n’est pas sur cette machine : apt-get install ${packages}`)
if (engines.every(({ launch }) => !launch)) process.exit(1)

const demo = await startDemo('--sketches')
const proxy = await startProxy(demo.url)
let failures = 0
try {
  for (const engine of engines) failures += await walkThrough(engine, proxy)
} finally {
  await proxy.close()
  await demo.stop()
}
say(failures === 0 ? 'Navigateurs : fait' : `Navigateurs : ${failures} étapes ont échoué`)
process.exitCode = failures === 0 ? 0 : 1
