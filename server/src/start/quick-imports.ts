import { registerHooks } from 'node:module'

/**
 * Must be evaluated before anything imports Drizzle. For each import Node looks for the file and parses the `exports` of
 * its package again; Drizzle's are 130 kB, and are parsed 400 times: 0.8 of the 1.9 s that loading the server took, and
 * 0.2 of what was left for our own two thousand imports and Zod's, which all name a file.
 */
const known = /^(drizzle-orm|zod|@colocdar\/\w+)(\/|$)/
const modulesOnly = /\/node_modules\/(drizzle-orm|zod)\//

type Resolve = NonNullable<Parameters<typeof registerHooks>[0]['resolve']>
const resolved = new Map<string, ReturnType<Resolve>>()

const formatOf = (specifier: string, parentURL: string): string | undefined => {
  if (modulesOnly.test(parentURL)) return 'module'
  return specifier.endsWith('.ts') && !parentURL.includes('/node_modules/') ? 'module-typescript' : undefined
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context
    if (!conditions.includes('import')) return nextResolve(specifier, context)
    const format = specifier.startsWith('.') ? formatOf(specifier, parentURL) : undefined
    if (format) return { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
    if (!known.test(specifier)) return nextResolve(specifier, context)
    const answer = resolved.get(specifier) ?? nextResolve(specifier, context)
    resolved.set(specifier, answer)
    return { ...answer, shortCircuit: true }
  },
})
