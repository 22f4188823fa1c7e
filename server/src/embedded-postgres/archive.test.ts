import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { query, useCopiedDatabase, useEmbeddedPostgres } from '../testing/embedded-postgres.ts'
import { basesIn, walFolder } from './archive.ts'
import { writeBase } from './base-backup.ts'
import { openHome } from './home.ts'
import { recoverFromArchive } from './recover.ts'

const { folder, log, start } = useEmbeddedPostgres()
useCopiedDatabase(folder)
const databases = ['colocdar']

describe('[REL-16] an archive of the embedded database', () => {
  it('brings back the database as it was at a moment, and keeps the one that was there', async () => {
    const archive = join(folder.root, 'archives')
    // PostgreSQL has another account where tests run as root.
    chmodSync(folder.root, 0o755)
    const first = await start({ archive })
    await query(first.url, `create table essais (texte text); insert into essais values ('avant la copie')`)
    const { path } = openHome(folder.dataDir)
    await writeBase({ url: first.url, cluster: join(path, 'cluster'), archive })
    await query(first.url, `insert into essais values ('après la copie')`)
    await vi.waitUntil(() => Date.now() > (basesIn(archive)[0]?.since.getTime() ?? 0), { timeout: 60_000 })
    const [{ moment }] = await query(first.url, 'select clock_timestamp() as moment')
    // The deletion must not fall into the same millisecond.
    await sleep(5)
    await query(first.url, 'delete from essais')
    const [{ segment }] = await query(first.url, 'select pg_walfile_name(pg_switch_wal()) as segment')
    await vi.waitFor(() => expect(readdirSync(walFolder(archive))).toContain(`${segment}.gz`), 60_000)

    const recovery = { dataDir: folder.dataDir, archive, moment, log, databases, fast: true }
    await expect(recoverFromArchive({ ...recovery, force: true })).rejects.toThrow(/^Colocdar est en marche dans/)
    await first.stop()
    await expect(recoverFromArchive({ ...recovery, force: false })).rejects.toThrow(/contient déjà une base/)
    await expect(recoverFromArchive({ ...recovery, moment: new Date(0), force: true })).rejects.toThrow(
      /^Aucune copie de la base/,
    )
    await recoverFromArchive({ ...recovery, force: true })
    const second = await start({ archive })
    expect(await query(second.url, 'select texte from essais')).toEqual([
      { texte: 'avant la copie' },
      { texte: 'après la copie' },
    ])
    expect(await query(second.url, 'select name from drizzle.milestones')).toEqual([{ name: 'restored' }])
    expect(readdirSync(path).filter((name) => name.startsWith('cluster.avant-'))).toHaveLength(1)
    expect(readdirSync(walFolder(archive))).toContain('00000002.history.gz')
  })

  it('is refused in one sentence where PostgreSQL could not write it', async () => {
    await expect(start({ archive: '/proc/colocdar' })).rejects.toThrow(/^Le dossier d’archives .* n’est pas utilisable/)
    await expect(start({ archive: '/srv/"x"' })).rejects.toThrow(/^WAL_ARCHIVE_DIR ne peut pas être/)
  })
})
