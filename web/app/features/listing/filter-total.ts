import { withQuery } from '@colocdar/contracts/paths'
import { useEffect, useRef, useState } from 'react'
import { langue } from '#langue'
import { type ListingKind, typedIn } from './listing.ts'
import { type Total, totalIn } from './total-text.ts'

/** Longer than between two letters, shorter than a wait. */
const pauseMs = 300

/** How many the form would show as it stands, counted while it is filled. Null until it is known. */
export const useFilterTotal = (kind: ListingKind, villeId: number | null, shown: Total | null) => {
  const [total, setTotal] = useState(shown)
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])

  const count = (form: HTMLFormElement): void => {
    latest.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    latest.current = controller
    setTimeout(async () => {
      if (signal.aborted) return
      try {
        const counted = await askTotal(kind, { villeId, ...queryOf(form) }, signal)
        if (signal.aborted) return
        setTotal(counted.total)
        setErrors(counted.errors)
      } catch {
        if (!signal.aborted) setTotal(null)
      }
    }, pauseMs)
  }
  return { total, errors, count }
}

/** How many there are, or a sentence for each field that is wrong, in the language of the page. */
export const askTotal = async (
  kind: ListingKind,
  filtres: Record<string, string | number | null>,
  signal: AbortSignal,
) => {
  const query = { ...filtres, page: 0, size: 1, verified: 'true' }
  const path = withQuery(`/api${searchPaths[kind]}`, query)
  const answer = await fetch(path, { signal, headers: { 'accept-language': langue } })
  const body = await answer.json()
  return { total: answer.ok ? totalIn(body) : null, errors: (body.details ?? {}) as Record<string, string> }
}

/** The contracts' paths, which would bring zod to a page that only counts; a test compares. */
export const searchPaths: Record<ListingKind, string> = {
  offres: '/test/coloc/search',
  demandes: '/test/demande/search',
}

/** The query of a form as a link would write it. */
export const queryOf = (form: HTMLFormElement): Record<string, string> => {
  const texts = Array.from(new FormData(form), ([name, value]) => [name, String(value).trim()])
  return typedIn(new URLSearchParams(texts))
}
