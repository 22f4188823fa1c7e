import { inLangue } from '@colocdar/contracts/langues'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { langue } from '#langue'
import { chosenLangue, keepScroll, rememberLangue } from '../lib/storage/langue-choice.ts'
import { OfferLine } from './offer-line.tsx'

export const offersArabic = (): boolean => langue === 'fr' && !chosenLangue() && /^ar\b/i.test(navigator.language)

/** Offers Arabic once to a browser that prefers it. Addresses decide the language, so no page redirects to it. */
export const LangueOffer = () => {
  const [shown, setShown] = useState(false)
  const { pathname, search, hash } = useLocation()
  useEffect(() => setShown(offersArabic()), [])
  if (!shown) return null
  const close = () => {
    rememberLangue('fr')
    setShown(false)
  }
  return (
    <OfferLine lang="ar" dir="rtl" onClose={close} closeLabel="إغلاق">
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
    </OfferLine>
  )
}
