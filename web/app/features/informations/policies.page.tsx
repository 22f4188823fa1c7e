import { paths } from '@colocdar/contracts/paths'
import type { Meta } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { ReturnToRegister } from '../auth/components/return-to-register.tsx'
import { InformationPage } from './components/information-page.tsx'
import { policies } from './policies.text.ts'

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: 'Politique de confidentialité',
    description:
      'Quelles données Colocdar traite, pourquoi, combien de temps, et comment exercer vos droits (loi 09-08).',
    path: paths.policies(),
  })

export default function PoliciesPage() {
  return (
    <InformationPage
      title="Politique de confidentialité"
      lead="Ce que nous savons de vous, ce que nous en faisons, et comment garder la main. Version du 15 novembre 2026."
      sections={policies}
      before={<ReturnToRegister />}
    />
  )
}
