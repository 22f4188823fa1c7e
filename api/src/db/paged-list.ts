import { type Paged, toPaged } from '@colocdar/contracts/common'

/** Which page a call asks for. */
export interface PageRequest {
  page: number
  size: number
}

/** A page of what a select finds in its order, and the length of the whole, asked for at the same time. */
export const selectPage = async <Row, T>(
  select: Pageable<Row>,
  total: Promise<number>,
  { page, size }: PageRequest,
  toValue: (row: Row) => T,
): Promise<Paged<T>> => {
  const [rows, totalElements] = await Promise.all([select.limit(size).offset(page * size), total])
  return toPaged(rows.map(toValue), { page, size }, totalElements)
}

interface Pageable<Row> {
  limit(limit: number): { offset(offset: number): PromiseLike<Row[]> }
}
