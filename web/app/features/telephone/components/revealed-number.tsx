import { toE164 } from '@colocdar/contracts/telephone-format'
import { useEffect, useRef } from 'react'
import { MessageCircle, Phone } from '../../../ui/icons.ts'

interface RevealedNumberProps {
  telephone: string
  /** From the button that it replaces. */
  takesFocus: boolean
}

/** The number, to call or to write to. */
export const RevealedNumber = ({ telephone, takesFocus }: RevealedNumberProps) => {
  const callLink = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus) callLink.current?.focus()
  }, [takesFocus])
  const international = toE164(telephone)
  return (
    <div className="flex flex-wrap gap-2">
      <a ref={callLink} href={`tel:${international ?? telephone}`} className={`${linkLook} bg-menthe text-contraste`}>
        <Phone className="size-5" />
        <span className="sr-only">Appeler le </span>
        <span dir="ltr">{telephone}</span>
      </a>
      {international && (
        <a
          href={`https://wa.me/${international.slice(1)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={`${linkLook} border border-menthe bg-papier text-menthe`}
        >
          <MessageCircle className="size-5" />
          WhatsApp
          <span className="sr-only"> (nouvel onglet)</span>
        </a>
      )}
    </div>
  )
}

const linkLook =
  'inline-flex min-h-11 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-full px-5 py-2 font-semibold transition hover:opacity-90 focus-visible:rounded-full'
