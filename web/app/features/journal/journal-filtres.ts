import { JournalFiltres } from '@colocdar/contracts/journal'

/** The filters in the URL; invalid values are ignored. */
export const readJournalFiltres = (search: URLSearchParams): JournalFiltres =>
  Object.fromEntries(
    Object.entries(JournalFiltres.shape).flatMap(([name, schema]) => {
      const { success, data } = schema.safeParse(search.get(name) ?? undefined)
      return success && data !== undefined ? [[name, data]] : []
    }),
  )
