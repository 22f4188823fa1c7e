import { paths } from '@colocdar/contracts/paths'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/offres/components/wizard'
import { useAttention, useCountdown } from '../../../../lib/hooks/use-countdown.ts'
import { ButtonLink } from '../../../../ui/elements/button.tsx'
import { BadgeCheck } from '../../../../ui/icons.ts'
import { useArrival } from '../../../../ui/navigation/use-arrival.ts'
import { showPopup, useNotices } from '../../../../ui/notices/notice-store.ts'

/** How long the spec's confirmation shows before the redirect to the home page. */
const confirmationDuration = 4_000

/** Shown after an offer was sent. */
export const OffreThanks = () => {
  const title = useArrival()
  useEffect(
    () =>
      showPopup({
        title: texts.created,
        text: texts.createdHelp,
        duration: confirmationDuration,
      }),
    [],
  )
  const handlers = useReturnHome()
  return (
    <div className="page-largeur flex max-w-2xl flex-col items-center gap-5 py-16 text-center md:py-24">
      <BadgeCheck className="size-20 text-menthe" strokeWidth={1.25} />
      <h1 ref={title} tabIndex={-1} className="text-3xl md:text-4xl">
        {texts.thanks}
      </h1>
      <p className="text-brume text-lg">{texts.thanksHelp}</p>
      <div {...handlers} className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.home()}>{texts.home}</ButtonLink>
        <ButtonLink to={paths.mesAnnonces()} variant="quiet">
          {texts.mesAnnonces}
        </ButtonLink>
      </div>
    </div>
  )
}

/** After 4 s; hovering or focusing the confirmation pauses it. */
const useReturnHome = () => {
  const navigate = useNavigate()
  const { attentive, handlers } = useAttention()
  const [due, setDue] = useState(false)
  const confirming = useNotices(({ notices }) => notices.some(({ look }) => look === 'popup'))
  useCountdown(confirmationDuration, attentive, () => setDue(true))
  useEffect(() => {
    if (due && !confirming) void navigate(paths.home())
  }, [due, confirming, navigate])
  return handlers
}
