/** Which part of a list is wanted. */
export interface PageWindow<Offset = number> {
  limit: number
  offset: Offset
}
