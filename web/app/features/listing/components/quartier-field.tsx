import { useId, useState } from 'react'
import { counted } from '../../../lib/formats/counted.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { readQuartiers } from '../../villes/suggest-lieux.ts'
import type { ListingKind } from '../listing.ts'

interface QuartierFieldProps {
  kind: ListingKind
  villeId: number | null
  label: string
  typed: string
  error: string | undefined
  maxLength: number
}

/** Any quartier can be typed; those of the city are suggested, from the first time that the field is used. */
export const QuartierField = ({ kind, villeId, typed, ...field }: QuartierFieldProps) => {
  const listId = useId()
  const [known, setKnown] = useState<{ villeId: number; names: { nom: string; count: number }[] } | null>(null)
  const suggest = async () => {
    if (villeId === null || known?.villeId === villeId) return
    try {
      const quartiers = await readQuartiers(villeId, AbortSignal.timeout(10_000))
      setKnown({ villeId, names: quartiers.map((each) => ({ nom: each.nom, count: each[kind] })) })
    } catch {
      // The field works without suggestions.
    }
  }
  return (
    <>
      <TextField
        {...field}
        name="quartier"
        type="search"
        autoComplete="off"
        list={listId}
        defaultValue={typed}
        onFocus={suggest}
      />
      <datalist id={listId}>
        {known?.names
          .filter(({ count }) => known.villeId === villeId && count > 0)
          .map(({ nom, count }) => (
            <option key={nom} value={nom}>
              {counted(count, 'annonce')}
            </option>
          ))}
      </datalist>
    </>
  )
}
