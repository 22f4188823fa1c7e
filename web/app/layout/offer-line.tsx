import type { ComponentProps, ReactNode } from 'react'
import { X } from '../ui/icons.ts'

interface OfferLineProps extends Pick<ComponentProps<'aside'>, 'lang' | 'dir'> {
  onClose: () => void
  closeLabel: string
  children: ReactNode
}

/** A line at the bottom of the screen that offers something, and can be closed. */
export const OfferLine = ({ onClose, closeLabel, children, ...language }: OfferLineProps) => (
  <aside
    {...language}
    className="fixed inset-x-0 bottom-(--barre-basse) z-40 border-bord border-t bg-papier shadow-leve print:hidden"
  >
    <div className="page-largeur flex items-center justify-between gap-3 py-1">
      <p>{children}</p>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-full"
      >
        <X />
      </button>
    </div>
  </aside>
)
