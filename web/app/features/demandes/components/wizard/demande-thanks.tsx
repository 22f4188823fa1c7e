import { paths } from '@colocdar/contracts/paths'
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
        Demande envoyée
      </h1>
      <p className="font-bold font-titre text-2xl leading-snug md:text-3xl">
        Merci pour votre soumission. Votre demande a été soumise avec succès et sera envoyée à l'administrateur pour
        vérification
      </p>
      <div {...handlers}>
        <ButtonLink to={paths.home()} size="large">
          Retour à l'accueil
        </ButtonLink>
      </div>
    </div>
  )
}
