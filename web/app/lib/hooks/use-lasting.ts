import { useEffect, useState } from 'react'

/** True once `current` has been true for a while: a short wait should not cause a flicker. */
export const useLasting = (current: boolean, milliseconds = 150): boolean => {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!current) return
    const timer = setTimeout(() => setLasting(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [current, milliseconds])
  return current && lasting
}
