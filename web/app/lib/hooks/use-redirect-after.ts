import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes on by itself after a while; whoever leaves before is not pulled back. */
export const useRedirectAfter = (milliseconds: number, to: string): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to), milliseconds)
    return () => clearTimeout(timer)
  }, [navigate, milliseconds, to])
}
