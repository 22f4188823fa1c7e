import { inLangue } from '@colocdar/contracts/langues'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { langue } from '#langue'
import { chosenLangue, keepScroll, rememberLangue } from '../lib/storage/langue-choice.ts'
import { X } from '../ui/icons.ts'

/** Offers Arabic once to a browser that prefers it. Addresses decide the language, so no page redirects to it. */
export const LangueOffer = () => {
  const [shown, setShown] = useState(false)
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    setShown(langue === 'fr' && !chosenLangue() && /^ar\b/i.test(navigator.language))
  }, [])
  if (!shown) return null
  return (
    <aside
      lang="ar"
      dir="rtl"
      className="fixed inset-x-0 bottom-(--barre-basse) z-40 border-bord border-t bg-papier shadow-leve print:hidden"
    >
      <div className="page-largeur flex items-center justify-between gap-3 py-1">
        <p>
          هذا الموقع متوفر أيضاً بالعربية.{' '}
          <a
            href={inLangue('ar', pathname + search + hash)}
            onClick={() => {
              rememberLangue('ar')
              keepScroll()
            }}
            className="lien inline-flex min-h-11 items-center font-semibold"
          >
            المتابعة بالعربية
          </a>
        </p>
        <button
          type="button"
          aria-label="إغلاق"
          onClick={() => {
            rememberLangue('fr')
            setShown(false)
          }}
          className="grid size-11 shrink-0 place-items-center rounded-full"
        >
          <X />
        </button>
      </div>
    </aside>
  )
}
