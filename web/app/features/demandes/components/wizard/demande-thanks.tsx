import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/demandes/components/wizard'
import { useAttention } from '../../../../lib/hooks/use-countdown.ts'
import { useRedirectAfter } from '../../../../lib/hooks/use-redirect-after.ts'
import { ButtonLink } from '../../../../ui/elements/button.tsx'
import { BadgeCheck } from '../../../../ui/icons.ts'
import { useArrival } from '../../../../ui/navigation/use-arrival.ts'

const redirectAfter = 3_000

/** Shown after a request was sent. */
export const DemandeThanks = () => {
  const title = useArrival()
  const { attentive, handlers } = useAttention()
  useRedirectAfter(redirectAfter, paths.home(), attentive)
  return (
    <div className="page-largeur flex max-w-2xl flex-col items-center gap-5 py-16 text-center md:py-24">
      <BadgeCheck className="size-20 text-menthe" strokeWidth={1.25} />
      <h1 ref={title} tabIndex={-1} className="sr-only">
        {texts.thanksTitle}
      </h1>
      <p className="font-bold font-titre text-2xl leading-snug md:text-3xl">{texts.thanks}</p>
      <div {...handlers}>
        <ButtonLink to={paths.home()} size="large">
          {texts.home}
        </ButtonLink>
      </div>
    </div>
  )
}
