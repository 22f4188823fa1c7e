import { splitLangue } from '@colocdar/contracts/langues'
import { isListParameter, queryOf } from '@colocdar/contracts/page-query'
import { valueRead } from '@colocdar/contracts/page-values'

/**
 * The path of a page, and those query parameters that it reads, sorted. Pages are rendered from it and cached under it, so
 * that other parameters cannot fill the cache with copies of one page.
 */
export const pageAddress = (target: string): string => {
  const origin = target.startsWith('/') ? target : withoutHost(target)
  const [beforeFragment = ''] = origin.split('#', 1)
  const start = beforeFragment.indexOf('?')
  if (start < 0) return beforeFragment
  const path = beforeFragment.slice(0, start)
  const given = new URLSearchParams(beforeFragment.slice(start + 1))
  const read = namesFor(path).flatMap((name) => {
    // Pages read the first of several values, except of lists.
    const first = valueRead(name, given.get(name) ?? '')
    const value = isListParameter(name) ? given.getAll(name).filter(Boolean).join(',') : first
    return value ? [[name, value]] : []
  })
  return read.length > 0 ? `${path}?${new URLSearchParams(read)}` : path
}

const dataEnding = '.data'

/** `/coloc/offres.data` is the data of `/coloc/offres`. */
const namesFor = (address: string): readonly string[] => {
  const { path } = splitLangue(address)
  return queryOf(path.endsWith(dataEnding) ? path.slice(0, -dataEnding.length) : path)
}

/** Of `http://host/path`, as proxies are asked. */
const withoutHost = (target: string): string => {
  const { pathname, search } = new URL(target)
  return `${pathname}${search}`
}
