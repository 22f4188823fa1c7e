import { posix } from 'node:path'
import { isTest } from './tree.mjs'

const importLine = /^(?:import|export)\s+(?<type>type\s)?[^'"]*?from\s+'(?<from>[^']+)'/gm

/** SQL stays in repositories and tables; nothing imports in a circle. */
export const importRules = (tree) => {
  const imports = new Map(tree.filter(({ path }) => !isTest(path)).map((file) => [file.path, importsOf(file)]))
  return [...sqlOutsideRepositories(imports), ...cycles(imports)]
}

const importsOf = ({ path, text }) =>
  [...text.matchAll(importLine)].map(({ groups }) => ({
    from: groups.from,
    target: groups.from.startsWith('.') ? posix.join(posix.dirname(path), groups.from) : null,
    erased: Boolean(groups.type),
  }))

// Ports that speak SQL themselves live beside features/, in folders of their own.
const mayQuery =
  /(\.repository|\.table)\.ts$|^api\/src\/(?!features\/)|^api\/drizzle\.config\.ts$|^bench\/|^server\/src\/(cli|backup)\//

const sqlOutsideRepositories = (imports) =>
  [...imports]
    .filter(
      ([path, list]) =>
        !mayQuery.test(path) && list.some(({ from, erased }) => /^(drizzle-orm|pg$)/.test(from) && !erased),
    )
    .filter(([path]) => path.startsWith('api/'))
    .map(([path]) => `${path} : SQL hors d’un repository`)

const cycles = (imports) => {
  const done = new Set()
  const found = []
  const visit = (path, trail) => {
    if (trail.includes(path)) return found.push(`cycle : ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`)
    if (done.has(path)) return
    for (const { target } of imports.get(path) ?? []) if (target) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of imports.keys()) visit(path, [])
  return found
}
