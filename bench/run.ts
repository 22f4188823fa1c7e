import { measureHttp } from './parts/http.ts'
import { measureLighthouse } from './parts/lighthouse.ts'
import { measureProcess } from './parts/process.ts'
import { measureQueries } from './parts/queries.ts'
import { measureUpload } from './parts/upload.ts'
import { measureWrites } from './parts/writes.ts'
import { writeResults } from './support/results.ts'
import { type Findings, toText } from './support/table.ts'

/** `npm run bench` measures everything, `npm run bench -- http queries` these parts and leaves the others in RESULTS.md. */
const parts: Record<string, () => Promise<Findings>> = {
  http: measureHttp,
  queries: measureQueries,
  lighthouse: measureLighthouse,
  process: measureProcess,
  upload: measureUpload,
  writes: measureWrites,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`)

for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const findings = await measure()
  console.log(toText(findings))
  await writeResults(findings)
}
