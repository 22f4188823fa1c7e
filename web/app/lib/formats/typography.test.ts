import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Files with texts that users read: screens, messages of the contracts and of the server, mails. */
const sources = globSync('{web/app,contracts/src,api/src/features,api/src/mail}/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.(test|fixture)\./.test(path),
)

// The spec's own texts stay letter for letter.
const specTexts = [
  'Quel est votre besoin ?',
  "Votre adresse e-mail n'est pas vérifiée. Souhaitez-vous que nous renvoyions l'e-mail de vérification ?",
  'Important !',
  'Erreur lors de la récupération des logements :',
  'Erreur lors de la récupération des données de profil :',
  'Offre mise à jour avec succès !',
  'E-mail de vérification envoyé avec succès !',
]

/** An ordinary space where French needs a non-breaking one. */
const breaking = /[\p{L}\p{N}»)’”…%²] [:;?!»](?=\s|$)|^ [:;?!](?=\s|$)|« |n° (?=\d)/u

it('never lets a line break before : ; ? ! or inside « »', () => {
  const found = sources.flatMap((path) =>
    textsOf(path)
      .filter((text) => breaking.test(text) && !specTexts.includes(text.trim()))
      .map((text) => `${path}: ${text.trim()}`),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

interface Node {
  type: string
  [key: string]: unknown
}

const textsOf = (path: string): string[] => {
  const texts: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    const text = textOf(node)
    if (text !== null) texts.push(text)
    // The API's documentation is for developers.
    if (isNamed(node, 'summary')) return
    Object.values(node).forEach(visit)
  }
  visit(parseSync(path, readFileSync(`${root}${path}`, 'utf8')).program)
  return texts
}

const textOf = (node: Node): string | null => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'JSXText') return String(node.value)
  return node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : null
}

const isNamed = (node: Node, name: string): boolean =>
  node.type === 'Property' && (node.key as { name?: string }).name === name
