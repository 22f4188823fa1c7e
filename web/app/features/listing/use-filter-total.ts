import { useEffect, useRef, useState } from 'react'
import { fetchTotal } from './fetch-total.ts'
import { type ListingKind, typedIn } from './listing.ts'
import type { Total } from './total-text.ts'

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
        const counted = await fetchTotal(
          kind,
          { ...(villeId && { villeId: String(villeId) }), ...queryOf(form) },
          signal,
        )
        if (signal.aborted) return
        setTotal('total' in counted ? counted.total : null)
        setErrors('errors' in counted ? counted.errors : {})
      } catch {
        if (!signal.aborted) setTotal(null)
      }
    }, pauseMs)
  }
  return { total, errors, count }
}

/** The query of a form as a link would write it. */
export const queryOf = (form: HTMLFormElement): Record<string, string> => {
  const texts = Array.from(new FormData(form), ([name, value]) => [name, String(value).trim()])
  return typedIn(new URLSearchParams(texts))
}
