import { type JournalAction, type JournalObjet, journalActions, journalObjets } from '@colocdar/contracts/journal'

export interface JournalFilter {
  action: JournalAction | undefined
  objet: JournalObjet | undefined
  objetId: number | undefined
  acteurId: number | undefined
  /** Days in Morocco, both included. */
  depuis: string | undefined
  jusqua: string | undefined
}

/** The filter in the URL; invalid values are ignored. */
export const readJournalFilter = (search: URLSearchParams): JournalFilter => ({
  action: actions.find((action) => action === search.get('action')),
  objet: journalObjets.find((objet) => objet === search.get('objet')),
  objetId: readId(search.get('objetId')),
  acteurId: readId(search.get('acteurId')),
  depuis: readDay(search.get('depuis')),
  jusqua: readDay(search.get('jusqua')),
})

/** Whether any filter is set. */
export const isFiltering = (filter: JournalFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined)

const actions = Object.keys(journalActions) as JournalAction[]

const readId = (text: string | null): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) || undefined : undefined

const readDay = (text: string | null): string | undefined =>
  text && /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
