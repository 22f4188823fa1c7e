import { paths } from '@colocdar/contracts/paths'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { about } from './about.text.ts'
import { InformationPage, informationMeta } from './components/information-page.tsx'

export const meta = informationMeta(about, paths.about())

export default function AboutPage() {
  return (
    <InformationPage
      {...about}
      after={
        <ButtonLink to={paths.offres()} size="large" className="mt-10">
          Voir les colocations
        </ButtonLink>
      }
    />
  )
}
