import { totalmem } from 'node:os'

/** Settings of the embedded server, for a database of this size on disk. */
export function serverSettings({ fast, dataBytes = 0 }: { fast: boolean; dataBytes?: number }): string[] {
  return [...COMMON, `shared_buffers=${cacheMegabytes(dataBytes, totalmem())}MB`, ...(fast ? FAST : [])]
}

/**
 * Small while the data is: the product as a whole should stay under 350 MB, and the system's page cache does the rest.
 * Copying pages from there is most of the time of a search among a million offers: then a quarter of the data is cached, in
 * at most an eighth of the memory.
 */
export function cacheMegabytes(dataBytes: number, memoryBytes: number): number {
  const wanted = Math.min(dataBytes / 4, memoryBytes / 8)
  return Math.max(64, Math.floor(wanted / 2 ** 20))
}

const COMMON = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=100',
  'effective_cache_size=512MB',
  'max_wal_size=256MB',
  'min_wal_size=64MB',
  // Reading in the backend itself spares three resident processes.
  'io_method=sync',
  'random_page_cost=1.1',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_line_prefix=%m [%p] ',
  'log_checkpoints=off',
  // Which statements cost most, without their parameters; see docs/operations.md.
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.max=1000',
]

/** For tests: a power failure may lose everything. Commits still wait for the log, so a killed server loses nothing. */
const FAST = ['fsync=off', 'full_page_writes=off', 'autovacuum_naptime=1h']
