import { useAttention, useCountdown } from '../../lib/hooks/use-countdown.ts'
import { closeNotice, type Notice } from './notice-store.ts'

/** Closes a notice when its time is up; while somebody attends to it, it waits. */
export const useTimedClose = ({ id, duration, pausable }: Notice) => {
  const { attentive, handlers } = useAttention()
  const paused = attentive && pausable !== false
  useCountdown(duration, paused, () => closeNotice(id))
  return { paused, handlers }
}
