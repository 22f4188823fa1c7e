import { villes } from '@colocdar/contracts/villes'
import { call } from '../../lib/client/client.ts'
import { nomOf } from '../../lib/formats/ville-nom.ts'
import type { Option } from '../../ui/fields/select-field.tsx'

/** All cities, as options of a select. */
export const loadVilleOptions = async (): Promise<Option[]> => {
  const { content } = await call(villes.list, { query: { page: 0, size: 200 } })
  return content.map((ville) => ({ value: ville.id, label: nomOf(ville) }))
}
