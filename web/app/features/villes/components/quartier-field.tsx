import { foldText } from '@colocdar/contracts/fold-text'
import { type ComponentProps, useId, useState } from 'react'
import * as texts from '#texts/features/villes'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { readQuartiers } from '../suggest-lieux.ts'

interface QuartierFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'value'> {
  /** As the select of cities holds it; empty until one is chosen. */
  villeId: string
  value: string
  /** Called with the known spelling of what was typed. */
  onSpelled: (quartier: string) => void
}

/**
 * The quartier of an ad. Those of the city are suggested, and one that is known takes its known spelling: « maarif » would
 * otherwise stand beside « Maârif ». Any other can be typed.
 */
export const QuartierField = ({ villeId, onSpelled, ...field }: QuartierFieldProps) => {
  const listId = useId()
  const [known, setKnown] = useState<{ villeId: string; noms: string[] }>({ villeId: '', noms: [] })
  const noms = known.villeId === villeId ? known.noms : []
  const suggest = async () => {
    if (villeId === known.villeId) return
    try {
      const quartiers = await readQuartiers(Number(villeId), AbortSignal.timeout(10_000))
      setKnown({ villeId, noms: quartiers.map(({ nom }) => nom) })
    } catch {
      // The field works without suggestions.
    }
  }
  return (
    <div>
      <TextField
        label={texts.quartier}
        required
        autoComplete="address-level3"
        list={listId}
        {...field}
        onFocus={suggest}
        onBlur={() => {
          const spelled = knownSpelling(field.value, noms)
          if (spelled !== field.value) onSpelled(spelled)
        }}
      />
      <datalist id={listId}>
        {noms.map((nom) => (
          <option key={nom} value={nom} />
        ))}
      </datalist>
    </div>
  )
}

/** The same when it is not known. */
export const knownSpelling = (typed: string, noms: readonly string[]): string =>
  noms.find((nom) => foldText(nom) === foldText(typed)) ?? typed
