import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { installed } from '../../../scripts/lib/installed.mjs'
import { commandsOf, section } from '../../../scripts/lib/runbook.mjs'
import { hasPackagedPostgres, programs } from '../testing/packaged-postgres.ts'

const isPossible = hasPackagedPostgres && installed('pgbackrest') !== undefined && process.getuid?.() === 0
const why = isPossible ? '' : ' (skipped: it needs root, Debian’s postgresql and pgbackrest)'

const book = readFileSync(fileURLToPath(new URL('../../../docs/operations.md', import.meta.url)), 'utf8')
const commands = commandsOf(section(book, 'Backups').split('### Back to a moment')[1] ?? '')
const [first, back] = ['apt-get install --yes pgbackrest', 'systemctl stop postgresql'].map((line) =>
  commands.indexOf(line),
)
const setUp = commands.slice(first, back)
const goBack = commands.slice(back)

// As the account of PostgreSQL, under which the book runs everything else.
const asPostgres = 'runuser -u postgres --'

describe.skipIf(!isPossible)(`point-in-time recovery with pgBackRest, as docs/operations.md says${why}`, () => {
  let folder: string
  const cluster = () => join(folder, 'cluster')

  /** In a folder of its own: its paths stand for those of the book, and `pg_ctl` for systemd. */
  const run = (lines: string[], changes: Record<string, string> = {}): string => {
    const places = { '/etc/pgbackrest.conf': join(folder, 'pgbackrest.conf'), '/mnt/archives': folder, ...changes }
    const here = Object.entries(places).reduce((text, [from, to]) => text.replaceAll(from, to), lines.join('\n'))
    const stand = [
      'apt-get() { :; }',
      `systemctl() { ${asPostgres} pg_ctl --wait --silent --pgdata ${cluster()} --log ${folder}/log "$1"; }`,
    ]
    const { status, stdout, stderr } = spawnSync('bash', ['-e'], {
      input: [...stand, here].join('\n'),
      encoding: 'utf8',
      cwd: folder,
      env: {
        PATH: `${programs}:/usr/sbin:${process.env.PATH}`,
        PGHOST: folder,
        PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf'),
        PGBACKREST_PG1_SOCKET_PATH: folder,
        PGBACKREST_LOG_PATH: folder,
        PGBACKREST_LOCK_PATH: join(folder, 'lock'),
      },
    })
    expect([status, stderr], `${here}\n${stdout}${stderr}`).toEqual([0, stderr])
    return stdout.trim()
  }
  const query = (sql: string) => run([`${asPostgres} psql --no-psqlrc --quiet -At << 'END'\n${sql}\nEND`])

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'colocdar-pgbackrest-'))
    const { uid, gid } = statSync('/var/lib/postgresql')
    chownSync(folder, uid, gid)
    run([
      `${asPostgres} initdb --pgdata ${cluster()} > /dev/null`,
      `echo "listen_addresses = ''" >> ${cluster()}/postgresql.conf`,
      `echo "unix_socket_directories = '${folder}'" >> ${cluster()}/postgresql.conf`,
      'systemctl start',
    ])
  })
  afterAll(() => {
    run(['systemctl stop || true'])
    rmSync(folder, { recursive: true, force: true })
  })

  it('[REL-19] goes back to a moment, and forward from there', async () => {
    query('create table essai (nom text)')
    run(setUp)
    query(`insert into essai values ('gardé')`)
    // pgBackRest counts whole seconds, and looks for a backup that ended in an earlier one.
    const moment = query(`select pg_sleep(1) is null; select clock_timestamp()`).split('\n').at(-1) ?? ''
    query(`insert into essai values ('perdu')`)
    run(goBack, { '2026-11-15 11:59:00+00': moment })
    await vi.waitFor(() => expect(query('select pg_is_in_recovery()')).toBe('f'), { timeout: 60_000 })
    expect(query('select nom from essai')).toBe('gardé')
    query(`insert into essai values ('après')`)
    run(setUp.slice(-1))
  })
})
