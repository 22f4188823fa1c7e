/** The page number in the URL; 0 when it is invalid. */
export const readPage = (search: URLSearchParams): number => {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 0
}
