import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Redirects after a delay, unless the page is left before. */
export const useRedirectAfter = (milliseconds: number, to: string): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to), milliseconds)
    return () => clearTimeout(timer)
  }, [navigate, milliseconds, to])
}
