import { useRef } from 'react'
import { newIdempotencyKey } from '../client/idempotency-key.ts'

/** The same content keeps its key: sent again after a lost answer it counts once. A changed one gets another. */
export const useIdempotencyKey = () => {
  const last = useRef({ content: '', key: '' })
  return {
    keyOf: (body: object): string => {
      const content = JSON.stringify(body)
      if (last.current.content !== content) last.current = { content, key: newIdempotencyKey() }
      return last.current.key
    },
    /** After it has arrived: the same content is a new one then. */
    forget: (): void => {
      last.current = { content: '', key: '' }
    },
  }
}
