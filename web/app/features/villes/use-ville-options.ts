import type { Ville } from '@colocdar/contracts/villes'
import { useEffect, useState } from 'react'
import { nomOf } from '../../lib/formats/ville-nom.ts'
import type { Option } from '../../ui/fields/select-field.tsx'
import { loadVilleOptions } from './load-ville-options.ts'

/** The same for a form that opens in a loaded page: only the current city until the others have loaded. */
export const useVilleOptions = (present: Ville | null | undefined): Option[] => {
  const [options, setOptions] = useState<Option[]>(present ? [{ value: present.id, label: nomOf(present) }] : [])
  useEffect(() => {
    loadVilleOptions().then(setOptions, (error) => console.error('villes', error))
  }, [])
  return options
}
