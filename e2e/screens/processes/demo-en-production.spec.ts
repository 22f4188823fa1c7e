import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { joinEmbeddedPostgres } from '@colocdar/server/embedded-postgres/embedded-postgres'
import { freePort } from '../../support/free-port.ts'
import { expect, test } from '../../support/test.ts'

test('[SEC-33] npm run serve refuses the database of a demo that was started, in one sentence', async () => {
  const dataDir = process.env.E2E_DATA_DIR as string
  const { url } = await joinEmbeddedPostgres({ dataDir, log: () => {} })
  const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      PUBLIC_URL: 'https://colocdar.ma',
      SMTP_URL: 'smtp://127.0.0.1:9',
      DATABASE_URL: url,
    },
    encoding: 'utf8',
    timeout: 60_000,
  })
  const last = (stdout + stderr).trim().split('\n').at(-1) ?? ''
  expect(JSON.parse(last).msg).toMatch(/^Cette base contient la démonstration, .+ : choisissez un autre dossier .+\.$/)
  expect(status).toBe(1)
})
