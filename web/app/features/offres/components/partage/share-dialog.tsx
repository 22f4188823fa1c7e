import { type ReactNode, useRef, useState } from 'react'
import * as texts from '#texts/features/offres/components/partage'
import { Link } from '../../../../ui/elements/link.tsx'
import { Check, Copy, MessageCircle, Printer } from '../../../../ui/icons.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { whatsAppHref } from '../../shown-offre.ts'

interface ShareDialogProps {
  open: boolean
  onClose: () => void
  text: string
  url: string
  /** Path of the poster. */
  poster: string
}

export const ShareDialog = ({ open, onClose, text, url, poster }: ShareDialogProps) => (
  <Dialog open={open} onClose={onClose} title={texts.heading} shape="sheet">
    <ul className="flex flex-col gap-2">
      <li>
        <a href={whatsAppHref(text, url)} target="_blank" rel="noopener noreferrer" className={rowLook}>
          <RowIcon>
            <MessageCircle className="size-5" />
          </RowIcon>
          WhatsApp
          <span className="sr-only">{texts.newTab}</span>
        </a>
      </li>
      <li>
        <CopyLink url={url} />
      </li>
      <li>
        <Link to={poster} className={rowLook}>
          <RowIcon>
            <Printer className="size-5" />
          </RowIcon>
          <span>
            {texts.poster}
            <span className="block text-brume text-sm">{texts.posterHelp}</span>
          </span>
        </Link>
      </li>
    </ul>
  </Dialog>
)

const CopyLink = ({ url }: { url: string }) => {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
    } catch {
      // Not allowed, or not over HTTPS: the address is selected, to be copied by hand.
      setState('refused')
      field.current?.select()
    }
  }
  return (
    <>
      <button type="button" onClick={copy} className={rowLook}>
        <RowIcon>{state === 'copied' ? <Check className="size-5" /> : <Copy className="size-5" />}</RowIcon>
        {state === 'copied' ? texts.copied : texts.copy}
      </button>
      <div className="mt-1 px-3">
        <input
          ref={field}
          readOnly
          dir="ltr"
          aria-label={texts.link}
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="min-h-11 w-full rounded-champ border border-contour bg-dune px-3 text-sm"
        />
        <p role="status" className="mt-1 text-brume text-sm">
          {state === 'copied' && <span className="sr-only">{texts.copied}</span>}
          {state === 'refused' && texts.copyRefused}
        </p>
      </div>
    </>
  )
}

const RowIcon = ({ children }: { children: ReactNode }) => (
  <span className="grid size-11 shrink-0 place-items-center rounded-full bg-majorelle-doux text-majorelle">
    {children}
  </span>
)

const rowLook =
  'flex min-h-14 w-full items-center gap-4 rounded-champ p-3 text-start font-semibold transition hover:bg-majorelle-doux focus-visible:rounded-champ'
