import type { Ville } from '@colocdar/contracts/villes'
import { useEffect, useState } from 'react'
import { call } from '../../../../lib/client.ts'
import type { Option } from '../../../../ui/fields/select-field.tsx'

/** The cities to choose from; the present one alone until they have arrived. */
export const useVilleOptions = (present: Ville | null | undefined): Option[] => {
  const [villes, setVilles] = useState<Pick<Ville, 'id' | 'nom'>[]>(present ? [present] : [])
  useEffect(() => {
    readVilles().then(setVilles, (error) => console.error('villes', error))
  }, [])
  return villes.map(({ id, nom }) => ({ value: id, label: nom }))
}

const readVilles = async (): Promise<Ville[]> => {
  const { villes } = await import('@colocdar/contracts/villes')
  return (await call(villes.list, { query: { page: 0, size: 200 } })).content
}
