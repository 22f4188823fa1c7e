/** Settings of the embedded server. The product as a whole should stay under 350 MB: the system's page cache does the rest. */
export function serverSettings({ fast }: { fast: boolean }): string[] {
  return [...COMMON, ...(fast ? FAST : [])]
}

const COMMON = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=100',
  'shared_buffers=64MB',
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
