import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = globSync('**/*.tsx', { cwd: root }).filter((path) => !path.includes('.test.'))

/** What a member wrote of themselves or called an ad, as an expression. */
const written =
  /(^|[.?])titre$|\b(autre|auteur|member|membre|about)\??\.(nom|prenom)$|^(nameOf|formatNom|publicNom)\([^)]*\)$/

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

it('lets names and titles run in their own direction wherever they are shown', () => {
  let shown = 0
  const mixed = sources.flatMap((path) => {
    const code = readFileSync(`${root}/${path}`, 'utf8')
    const found: string[] = []
    const visit = (value: unknown, isolated: boolean): void => {
      if (typeof value !== 'object' || value === null) return
      const node = value as Node
      const opening = node.openingElement as Node | undefined
      const tag = opening ? code.slice(opening.start, opening.end) : ''
      const inside = isolated || /^<bdi|dir="auto"/.test(tag)
      for (const child of opening ? (node.children as Node[]) : []) {
        // « titre || 'Titre non disponible' »
        const [text = ''] = code.slice(child.start + 1, child.end - 1).split(/ (?:\|\||\?\?) /)
        if (child.type !== 'JSXExpressionContainer' || !written.test(text)) continue
        shown += 1
        if (!inside) found.push(`${path}: ${text}`)
      }
      for (const each of Object.values(node)) visit(each, inside)
    }
    visit(parseSync(path, code).program, false)
    return found
  })
  expect(shown).toBeGreaterThan(15)
  expect(mixed).toEqual([])
})
