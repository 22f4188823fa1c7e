import { formatDate } from '../../lib/formats/dates.ts'
import { statutLabels } from '../../lib/formats/labels.ts'

type Trace = Record<string, unknown> | null

/** The differences between two traces, without versions, decision dates and ids. */
export const changesOf = (before: Trace, after: Trace) => {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .filter((name) => !silent.has(name))
    .map((name) => ({ name: labels[name] ?? name, before: wordsFor(before?.[name]), after: wordsFor(after?.[name]) }))
    .filter((change) => change.before !== change.after)
}

const silent = new Set([
  ...['version', 'courrier', 'courriers', 'submittedAt', 'decidedAt'],
  // Named beside the object.
  ...['membreId', 'signalements', 'signaleeLe', 'retrait'],
])

const labels: Record<string, string> = {
  verified: 'public',
  statut: 'statut',
  blocked: 'bloqué',
  identityVerified: 'identité vérifiée',
  roles: 'rôles',
  position: 'place',
  nom: 'nom',
  image: 'image',
  titre: 'titre',
  publishedAt: 'publié le',
  luAt: 'lu le',
  reponduAt: 'répondu le',
  decision: 'décision annulée',
  suite: 'suite',
}

const wordsFor = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (Array.isArray(value)) return value.map(wordsFor).join(', ')
  // What follows for the member.
  if (typeof value === 'object' && 'nom' in value) return wordsFor(value.nom)
  const text = String(value)
  return words[text] ?? (isInstant.test(text) ? formatDate(text) : text)
}

const isInstant = /^\d{4}-\d{2}-\d{2}T/

const words: Record<string, string> = {
  ...Object.fromEntries(Object.entries(statutLabels).map(([statut, label]) => [statut, label.toLowerCase()])),
  ROLE_USER: 'membre',
  ROLE_ADMIN: 'administrateur',
}
