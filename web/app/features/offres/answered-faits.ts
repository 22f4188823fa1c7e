import * as texts from '#texts/ui'
import { formatPrix } from '../../lib/formats/prix.ts'
import { knownFaits } from './offre-faits.ts'
import type { ShownOffre } from './shown-offre.ts'

/** The optional faits for where the label stands beside the value, which does not repeat it: « Caution », « 2 400 dh ». */
export const answeredFaits = (offre: ShownOffre) =>
  knownFaits(offre).map(({ name, label, value }) => ({ label, value: answerOf(name, offre[name]) ?? value }))

const answerOf = (name: string, value: unknown): string | null => {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return (name === 'caution' || name === 'frais') && Number(value) > 0 ? formatPrix(Number(value)) : null
}
