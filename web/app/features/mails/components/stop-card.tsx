import type { ReactNode } from 'react'
import { useState } from 'react'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { BellOff } from '../../../ui/icons.ts'
import { Alert } from '../../../ui/notices/alert.tsx'

interface StopCardProps {
  title: string
  /** What the press changes. */
  children: ReactNode
  button: string
  failure: string
  stop: () => Promise<{ message: string }>
  link: ReactNode
}

/** The page behind the link of a mail. Opening it changes nothing: scanners open links too. */
export const StopCard = ({ title, children, button, failure, stop, link }: StopCardProps) => {
  const [message, setMessage] = useState<string | null>(null)
  const [state, send, reason] = useRequest(async () => setMessage((await stop()).message))
  return (
    <div className="page-largeur flex justify-center py-10 md:py-16">
      <div className="flex w-full max-w-xl flex-col items-start gap-5 rounded-carte border border-bord bg-papier p-6 shadow-doux sm:p-10">
        <h1 className="text-3xl">{title}</h1>
        <div aria-live="polite" className="flex flex-col gap-4">
          {message ? <Alert tone="success">{message}</Alert> : <p className="text-brume">{children}</p>}
          {state === 'failed' && <Alert tone="error">{reason ?? failure}</Alert>}
        </div>
        <noscript>
          {/* The same address takes a POST, as mail programs send it. */}
          <form method="post">
            <button type="submit" className="lien font-semibold">
              {button}
            </button>
          </form>
        </noscript>
        {!message && (
          <Button onClick={() => void send()} loading={state === 'sending'} icon={<BellOff className="size-5" />}>
            {button}
          </Button>
        )}
        {link}
      </div>
    </div>
  )
}
