import { useNavigate } from 'react-router'
import { useCountdown } from './use-countdown.ts'

/** Redirects after a delay, unless the page is left before. */
export const useRedirectAfter = (milliseconds: number, to: string, paused: boolean): void => {
  const navigate = useNavigate()
  useCountdown(milliseconds, paused, () => void navigate(to))
}
