import { useAttention, useCountdown } from '../../lib/hooks/use-countdown.ts'
import { closeNotice, type Notice } from './notice-store.ts'

/** Closes a notice when its time is up; the countdown pauses while it is read. */
export const useTimedClose = ({ id, duration, pausable }: Notice) => {
  const { attentive, handlers } = useAttention()
  const paused = attentive && pausable !== false
  useCountdown(duration, paused, () => closeNotice(id))
  return { paused, handlers }
}
