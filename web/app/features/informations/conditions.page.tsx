import { paths } from '@colocdar/contracts/paths'
import type { Meta } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { ReturnToRegister } from '../auth/components/return-to-register.tsx'
import { InformationPage } from './components/information-page.tsx'
import { conditions } from './conditions.text.ts'

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: 'Conditions d’utilisation',
    description:
      'Les règles de Colocdar\u00a0: comptes, annonces, vérification, prudence entre membres et responsabilités.',
    path: paths.conditions(),
  })

export default function ConditionsPage() {
  return (
    <InformationPage
      title="Conditions d’utilisation"
      lead="Ces règles s’appliquent à toute personne qui visite Colocdar ou y possède un compte. Version du 15 novembre 2026."
      sections={conditions}
      before={<ReturnToRegister />}
    />
  )
}
