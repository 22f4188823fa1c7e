/**
 * Optional packages (binaries for other machines) that the lockfile names without an entry.
 * npm omits the entries when its registry lacks the packages, and `npm ci` then refuses the lockfile everywhere.
 */
export function missingOptionals({ packages }) {
  const described = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  const named = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.entries(optionalDependencies))
  return new Map(named.filter(([name]) => !described.has(name)).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The lockfile with entries for those packages; their names say for which machines they are. */
export function completeLockfile(lock) {
  const added = [...missingOptionals(lock)].map(([name, range]) => [
    `node_modules/${name}`,
    { version: range.replace(/^[~^]/, ''), ...machineOf(name), optional: true },
  ])
  const { '': root, ...others } = lock.packages
  const sorted = [...Object.entries(others), ...added].sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: { '': root, ...Object.fromEntries(sorted) } }
}

/** Packages of a registry whose content npm could not check. */
export function withoutIntegrity({ packages }) {
  return Object.entries(packages).filter(
    ([path, { integrity, link }]) => path.includes('node_modules/') && !link && !integrity,
  )
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ')

/** Packages for one system whose names do not say so. */
const SYSTEM_OF = { fsevents: 'darwin' }

function machineOf(name) {
  const words = name.replace('linuxmusl', 'linux-musl').split(/[-/]/)
  const os = SYSTEM_OF[name] ?? words.find((word) => SYSTEMS.includes(word))
  const cpu = words.find((word) => PROCESSORS.includes(word))
  const libc = os === 'linux' && words.some((word) => word.startsWith('musl')) ? 'musl' : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) }
}
