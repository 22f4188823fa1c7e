import { useEffect, useRef } from 'react'
import { Alert } from '../../../ui/notices/alert.tsx'

interface AttemptAlertProps {
  error: string | null
  success: string | null
  /** Beneath the error: its reason, or what to do about it. */
  help?: string | null
}

/** The result of the last attempt, scrolled into view: on a phone the submit button is far below. */
export const AttemptAlert = ({ error, success, help }: AttemptAlertProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const text = error ?? success
  useEffect(() => {
    if (text) frame.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <div ref={frame} className="scroll-mt-28 empty:hidden">
      {text && (
        <Alert tone={error ? 'error' : 'success'}>
          <p>{text}</p>
          {error && help && <p className="mt-1">{help}</p>}
        </Alert>
      )}
    </div>
  )
}
