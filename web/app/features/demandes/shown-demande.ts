import type { Demande } from '@colocdar/contracts/demandes'

/** A request to show: missing fields show a text instead of failing. */
export type ShownDemande = Pick<Demande, 'id'> & { [Field in keyof Omit<Demande, 'id'>]?: Demande[Field] | null }
