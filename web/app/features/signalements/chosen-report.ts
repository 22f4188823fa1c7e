import type { SignalementKind } from '@colocdar/contracts/signalements'
import { safeStorage } from '../../lib/storage/safe-storage.ts'

/** The object of the report being written. */
export interface Reported {
  kind: SignalementKind
  id: number
}

export interface ChosenReport {
  motif: string
  texte: string
}

const key = 'signalement'

/** Stored while a visitor signs in, and restored on the same page. */
export const keepChosen = ({ kind, id }: Reported, { motif, texte }: ChosenReport): void =>
  safeStorage.set(key, JSON.stringify({ kind, id, motif, texte }))

/** Null when nothing was chosen, or for something else. */
export const keptChosen = ({ kind, id }: Reported): ChosenReport | null => {
  const kept = safeStorage.get(key)
  if (!kept) return null
  try {
    const chosen = JSON.parse(kept)
    return chosen.kind === kind && chosen.id === id
      ? { motif: String(chosen.motif), texte: String(chosen.texte) }
      : null
  } catch {
    return null
  }
}

export const forgetChosen = (): void => safeStorage.remove(key)
