import { inLangue, type Langue } from '@colocdar/contracts/langues'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { langue } from '#langue'
import { keepScroll, rememberLangue } from '../lib/storage/langue-choice.ts'

const otherLangue: Langue = langue === 'fr' ? 'ar' : 'fr'

/** Each in itself. */
const names: Record<Langue, string> = { fr: 'Français', ar: 'العربية' }

/** The same page in the other language: another document, since a browser downloads the texts of one. */
export const LangueSwitch = ({ className, icon }: { className: string; icon?: ReactNode }) => {
  const { pathname, search, hash } = useLocation()
  return (
    <a
      href={inLangue(otherLangue, pathname + search + hash)}
      lang={otherLangue}
      hrefLang={otherLangue}
      onClick={() => {
        rememberLangue(otherLangue)
        keepScroll()
      }}
      className={className}
    >
      {icon}
      {names[otherLangue]}
    </a>
  )
}
