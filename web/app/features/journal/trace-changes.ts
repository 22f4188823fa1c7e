type Trace = Record<string, unknown> | null

export interface Change {
  name: string
  before: string
  after: string
}

/** What differs between two traces; versions, dates of decisions and mail ids say nothing to a reader. */
export const changesOf = (before: Trace, after: Trace): Change[] => {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .filter((name) => !silent.has(name))
    .map((name) => ({ name: labels[name] ?? name, before: wordsFor(before?.[name]), after: wordsFor(after?.[name]) }))
    .filter((change) => change.before !== change.after)
}

const silent = new Set(['version', 'courrier', 'submittedAt', 'decidedAt'])

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
  decision: 'décision annulée',
}

const wordsFor = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  return Array.isArray(value) ? value.join(', ') : String(value)
}
