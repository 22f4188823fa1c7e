import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/informations'
import { about } from '#texts/features/informations/components/about'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { InformationPage, informationMeta } from './components/information-page.tsx'

export const meta = informationMeta(about, paths.about())

export default function AboutPage() {
  return (
    <InformationPage
      {...about}
      after={
        <ButtonLink to={paths.offres()} size="large" className="mt-10">
          {texts.seeOffres}
        </ButtonLink>
      }
    />
  )
}
