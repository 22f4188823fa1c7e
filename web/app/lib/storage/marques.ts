import type { ColocType } from '@colocdar/contracts/enumerations'
import { safeStorage } from './safe-storage.ts'
import { marquesKey } from './storage-keys.ts'

export type Marque = 'vue' | 'contactee'

/** The oldest are dropped. */
export const maxMarques = 300

/** Remembers in this browser that an ad was seen, or its author contacted, which counts more. */
export const markAnnonce = (type: ColocType, id: number, marque: Marque): void => {
  const key = `${type}-${id}`
  const { [key]: before, ...others } = readMarques()
  const marques = [...Object.entries(others), [key, before === 'contactee' ? before : marque]]
  safeStorage.set(marquesKey, JSON.stringify(Object.fromEntries(marques.slice(-maxMarques))))
}

export const marqueOf = (type: ColocType, id: number): Marque | undefined => {
  const marque = readMarques()[`${type}-${id}`]
  return marque === 'vue' || marque === 'contactee' ? marque : undefined
}

let parsed: { text: string | null; marques: Record<string, unknown> } | undefined

/** Parsed once for all cards of a list; anything unreadable counts as nothing. */
const readMarques = (): Record<string, unknown> => {
  const text = safeStorage.get(marquesKey)
  if (parsed?.text !== text) parsed = { text, marques: parse(text) }
  return parsed?.marques ?? {}
}

const parse = (text: string | null): Record<string, unknown> => {
  try {
    return { ...JSON.parse(text ?? '{}') }
  } catch {
    return {}
  }
}
