import { measureAlertes } from './parts/alertes.ts'
import { measureColdStart } from './parts/cold-start.ts'
import { measureCompare } from './parts/compare.ts'
import { measureConversations } from './parts/conversations.ts'
import { measureCorrespondances } from './parts/correspondances.ts'
import { measureCrawl } from './parts/crawl.ts'
import { measureFraicheur } from './parts/fraicheur.ts'
import { measureHttp } from './parts/http.ts'
import { measureLighthouse } from './parts/lighthouse.ts'
import { measurePhotosSemblables } from './parts/photos-semblables.ts'
import { measureProcess } from './parts/process.ts'
import { measureQueries } from './parts/queries.ts'
import { measureScripts } from './parts/scripts.ts'
import { measureUpload } from './parts/upload.ts'
import { measureVues } from './parts/vues.ts'
import { measureWrites } from './parts/writes.ts'
import { writeResults } from './support/results.ts'
import { type Findings, toText } from './support/table.ts'

/**
 * `npm run bench` measures everything, `npm run bench -- http queries` these parts and leaves the others in RESULTS.md.
 * `npm run bench -- --short http` only shows that a part works: its figures mean little and are not written.
 */
const parts: Record<string, (options: { short: boolean }) => Promise<Findings>> = {
  http: measureHttp,
  queries: measureQueries,
  alertes: measureAlertes,
  lighthouse: measureLighthouse,
  process: measureProcess,
  upload: measureUpload,
  'photos-semblables': measurePhotosSemblables,
  fraicheur: measureFraicheur,
  writes: measureWrites,
  crawl: measureCrawl,
  'cold-start': measureColdStart,
  scripts: measureScripts,
  vues: measureVues,
  conversations: measureConversations,
  correspondances: measureCorrespondances,
  compare: measureCompare,
}

// Only when it is named: it needs another checkout.
const onRequest = ['compare']

const short = process.argv.includes('--short')
const wanted = process.argv.slice(2).filter((name) => name !== '--short')
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`)

for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onRequest.includes(name)) continue
  const findings = await measure({ short })
  console.log(toText(findings))
  if (!short) await writeResults(findings)
}
