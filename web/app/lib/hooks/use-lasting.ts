import { useEffect, useState } from 'react'

/** True once something has been the case for a while: what passes quickly is not worth a flicker. */
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
