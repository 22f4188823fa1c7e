import { posix } from 'node:path'
import { isTest } from './tree.mjs'

const statement = /^(?:import|export)\s+(?<type>type\s)?[^'"]*?from\s+'(?<from>[^']+)'/gm
const dynamic = /\bimport\(\s*'(?<from>[^']+)'\s*\)/g
const packages = /^@colocdar\/(?<workspace>[a-z]+)\/(?<rest>.+)$/

/**
 * Every import of the production code: which file, which file of the tree it names (null for a library), types or code,
 * lazy or not.
 */
export const readImports = (tree) =>
  new Map(
    tree
      .filter(({ path }) => !isTest(path))
      .map(({ path, text }) => [
        path,
        [...text.matchAll(statement), ...text.matchAll(dynamic)].map(({ groups }) => ({
          from: groups.from,
          target: targetOf(path, groups.from),
          typesOnly: Boolean(groups.type),
          lazy: !('type' in groups),
        })),
      ]),
  )

const targetOf = (path, from) => {
  if (from.startsWith('.')) return posix.join(posix.dirname(path), from)
  // Either language: both have the same imports.
  if (from.startsWith('#texts/')) return textsOf(path.split('/')[0], from.slice('#texts/'.length))
  const match = packages.exec(from)
  return match && `${match.groups.workspace}/src/${match.groups.rest}.ts`
}

const textsOf = (workspace, name) =>
  workspace === 'web' ? `web/app/${name}/texts.fr.ts` : `${workspace}/src/texts/${name}.fr.ts`

/** The first circle among nodes, each with the nodes it points at; null when there is none. */
export const findCircle = (arrows) => {
  const done = new Set()
  const visit = (node, trail) => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node]
    if (done.has(node)) return null
    for (const next of arrows.get(node) ?? []) {
      const circle = visit(next, [...trail, node])
      if (circle) return circle
    }
    done.add(node)
    return null
  }
  for (const node of arrows.keys()) {
    const circle = visit(node, [])
    if (circle) return circle
  }
  return null
}

/** No file imports itself through others, type imports included. */
export const circleRules = (imports) => {
  const arrows = new Map([...imports].map(([path, list]) => [path, list.map(({ target }) => target).filter(Boolean)]))
  const circle = findCircle(arrows)
  return circle ? [`fichiers en cercle : ${circle.join(' → ')}`] : []
}
