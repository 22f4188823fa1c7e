import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { query, useEmbeddedPostgres } from '../testing/embedded-postgres.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const { folder, log, start } = useEmbeddedPostgres()

describe('a first start', () => {
  it('creates a French UTF-8 database that listens on no port, even in a folder too deep for a Unix socket', async () => {
    folder.dataDir = join(folder.root, 'très profond '.repeat(10), 'données '.repeat(10))
    const { url } = await start()
    const [settings] = await query(
      url,
      `SELECT current_setting('server_encoding') AS encoding, current_setting('listen_addresses') AS addresses,
              to_tsvector('french', 'L’appartement meublé') @@ to_tsquery('french', 'appartements & meublée') AS stems,
              (SELECT array_agg(v ORDER BY v) FROM unnest(ARRAY['Zagora', 'Berrechid', 'Béni Mellal', 'Élne']) v) AS sorted`,
    )
    expect(settings).toEqual({
      encoding: 'UTF8',
      addresses: '',
      stems: true,
      sorted: ['Béni Mellal', 'Berrechid', 'Élne', 'Zagora'],
    })
    const statistics = await query(
      url.replace('/colocdar?', '/postgres?'),
      `SELECT FROM pg_stat_statements WHERE query LIKE '%current_setting($1)%'`,
    )
    expect(statistics).toHaveLength(1)
    expect(readFileSync(join(folder.dataDir, 'postgres.log'), 'utf8')).toContain('ready to accept connections')
  })

  it('fails with one sentence when the folder is not writable', async () => {
    const file = join(folder.root, 'fichier')
    writeFileSync(file, '')
    await expect(startEmbeddedPostgres({ dataDir: join(file, 'données'), log })).rejects.toThrow(
      /^Le dossier de données .* n’est pas utilisable \(ENOTDIR, .*\) : .*\.$/,
    )
  })

  it('fails with one sentence when nothing can be created at all', async () => {
    await expect(startEmbeddedPostgres({ dataDir: '/proc/colocdar/données', log })).rejects.toThrow(
      /^Le dossier de données .* n’est pas utilisable \(ENOENT, \/proc\/colocdar\) : .*\.$/,
    )
  })
})
