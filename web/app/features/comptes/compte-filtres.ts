import { compteFiltres } from '@colocdar/contracts/comptes'
import { readPage } from '../../admin/read-page.ts'

export type CompteFiltre = (typeof compteFiltres)[number]

export interface CompteSearch {
  q: string
  filtre: CompteFiltre
  page: number
}

export const filtreLabels: Record<CompteFiltre, string> = {
  tous: 'Tous',
  bloques: 'Bloqués',
  administrateurs: 'Administrateurs',
}

/** The filters in the URL; invalid values are ignored. */
export const readCompteSearch = (search: URLSearchParams): CompteSearch => ({
  q: (search.get('q') ?? '').trim(),
  filtre: compteFiltres.find((filtre) => filtre === search.get('filtre')) ?? 'tous',
  page: readPage(search),
})
