import { execFileSync } from 'node:child_process'
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseProxy, startDatabaseProxy } from '@colocdar/api/testing/database-proxy'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { openHome } from '../embedded-postgres/home.ts'
import { copyCluster, fillDataFolder, newDataFolder, removeDataFolder } from './data-folder.ts'

/** A PostgreSQL and its standby, each behind a network that can fail. */
export interface ReplicatedDatabase {
  /** Names both, the standby first: the order must not matter. */
  url: string
  /** Each without the network between. */
  urls: { primary: string; standby: string }
  networks: { primary: DatabaseProxy; standby: DatabaseProxy }
  promote(): Promise<void>
  remove(): Promise<void>
}

/** What is committed on the primary is on the standby as well: nothing that was acknowledged can be lost. */
export const startReplicatedDatabase = async (
  prepare: (primaryUrl: string) => Promise<void>,
): Promise<ReplicatedDatabase> => {
  const folders = [newFolder(), newFolder()] as const
  const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => {}, fast: true })
  fillDataFolder(folders[0])
  const primary = await start(folders[0])
  await prepare(primary.url)
  const standby = await withClient(primary.url, async (client) => {
    await copyRunning(client, folders)
    const started = await start(folders[1])
    await replicateSynchronously(client)
    return started
  })
  const networks = {
    primary: await startDatabaseProxy(primary.url),
    standby: await startDatabaseProxy(standby.url),
  }
  return {
    url: networks.primary.url.replace('@', `@${networks.standby.host},`),
    urls: { primary: primary.url, standby: standby.url },
    networks,
    promote: () => withClient(standby.url, async (client) => void (await client.query('select pg_promote()'))),
    async remove() {
      for (const network of Object.values(networks)) await network.close()
      for (const server of [standby, primary]) await removeServer(server)
    },
  }
}

const newFolder = () => newDataFolder('colocdar-replicated-')

/** What pg_basebackup does, which is not among the embedded programs. */
const copyRunning = async (client: pg.Client, [from, to]: readonly [string, string]): Promise<void> => {
  const { path: source } = openHome(from)
  const { path: target } = openHome(to)
  const cluster = join(target, 'cluster')
  await client.query(`select pg_backup_start('standby', fast => true)`)
  copyCluster(join(source, 'cluster'), cluster)
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  for (const file of ['postmaster.pid', 'postmaster.opts']) rmSync(join(cluster, file), { force: true })
  writeFileSync(join(cluster, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(cluster, 'standby.signal'), '')
  const primary = `host=${client.host} user=${client.user} application_name=standby`
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`)
  execFileSync('chown', ['-R', '--reference', source, cluster])
}

const replicateSynchronously = async (client: pg.Client): Promise<void> => {
  const isReplicated = async () =>
    (await client.query(`select from pg_stat_replication where state = 'streaming'`)).rows.length > 0
  while (!(await isReplicated())) await sleep(20)
  await client.query(`alter system set synchronous_standby_names = 'standby'`)
  await client.query('select pg_reload_conf()')
}

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const removeServer = async ({ dataDir, stop }: EmbeddedPostgres): Promise<void> => {
  await stop()
  removeDataFolder(dataDir)
}
