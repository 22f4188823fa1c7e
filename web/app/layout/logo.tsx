import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/layout'
import { Link } from '../ui/elements/link.tsx'
import { LogoMark } from '../ui/elements/logo-mark.tsx'

export const Logo = () => (
  <Link to={paths.home()} className="flex min-h-11 items-center gap-2" aria-label={texts.logo}>
    <LogoMark className="size-9" />
    <span className="font-bold font-titre text-2xl tracking-tight max-[22rem]:hidden">
      {texts.wordmark}
      <span className="text-majorelle">{texts.wordmarkHome}</span>
    </span>
  </Link>
)
