/** The page that an address asks for; the first one when that makes no sense. */
export const readPage = (search: URLSearchParams): number => {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 0
}
