import { findCircle } from './imports.mjs'

/**
 * The house, from the ground up: a file imports from its own room and from lower floors. `x/*` makes each folder of x
 * a room of its own; rooms of one floor may know each other in one direction only.
 */
const floors = {
  '': [['contracts', 'scripts'], ['api', 'web'], ['demo'], ['server'], ['e2e', 'bench']],
  'api/src/': [
    [
      'schema',
      'escape-html.ts',
      'iso-dates.ts',
      'mask-email.ts',
      'running-time.ts',
      'sentences.ts',
      'slots.ts',
      'tokens.ts',
    ],
    ['db/*', 'storage'],
    ['events', 'idempotency', 'jobs', 'limits', 'mail', 'openapi', 'pictures', 'push', 'search', 'sentence'],
    ['deps.ts'],
    ['http'],
    ['features/*'],
    ['features.ts', 'mails.ts', 'queues.ts', 'texts.ts'],
    ['app.ts', 'migrate.ts'],
  ],
  'demo/src/': [['catalogue'], ['loading']],
  'server/src/': [
    ['process'],
    ['backup', 'embedded-postgres', 'http', 'pages'],
    ['metrics'],
    ['start'],
    ['cli', 'main.ts'],
  ],
  'web/app/': [
    ['assets', 'styles', 'app.css'],
    ['lib/*'],
    ['ui/*'],
    ['layout'],
    ['admin'],
    ['features/*'],
    [
      'start.client.ts',
      'entry.client.tsx',
      'entry.server.tsx',
      'root.tsx',
      'root.loader.ts',
      'route-objects.tsx',
      'routes.ts',
    ],
  ],
}

/** Production runs without the demo: the server imports it lazily, in demo mode; the floors keep it from the others. */
export const demoRules = (imports) =>
  [...imports]
    .filter(([path, list]) => path.startsWith('server/') && list.some(isEagerDemo))
    .map(([path]) => `${path} : la démonstration s’importe par import(), en mode démonstration seulement`)

const isEagerDemo = ({ target, lazy }) => !lazy && target?.startsWith('demo/')

/** Imports run downwards: between the workspaces, and between the folders of each. */
export const floorRules = (imports, houses = floors) =>
  Object.entries(houses).flatMap(([base, house]) => houseRules(imports, base, house))

const houseRules = (imports, base, house) => {
  const problems = new Set()
  const arrows = new Map()
  for (const [path, list] of imports) {
    const from = path.startsWith(base) ? roomOf(path.slice(base.length), house) : null
    if (!from) {
      if (path.startsWith(base) && base)
        problems.add(`${path} : aucun étage pour ce fichier (scripts/structure/floors.mjs)`)
      continue
    }
    for (const { target } of list) {
      const to = target?.startsWith(base) ? roomOf(target.slice(base.length), house) : null
      if (!to || to.name === from.name) continue
      if (to.floor > from.floor) problems.add(`${path} : l’import de ${target} remonte d’un étage`)
      if (to.floor === from.floor) arrows.set(from.name, [...(arrows.get(from.name) ?? []), to.name])
    }
  }
  const circle = findCircle(arrows)
  if (circle) problems.add(`${base}: pièces en cercle : ${circle.join(' → ')}`)
  return [...problems]
}

const roomOf = (path, house) => {
  const [first = '', second] = path.split('/')
  for (const [floor, rooms] of house.entries()) {
    if (rooms.includes(first)) return { floor, name: first }
    if (rooms.includes(`${first}/*`) && second) return { floor, name: `${first}/${second}` }
  }
  return null
}
