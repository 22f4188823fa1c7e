import { paths } from '@colocdar/contracts/paths'
import { policies } from '#texts/features/informations/components/policies'
import { ReturnToRegister } from '../auth/components/return-to-register.tsx'
import { InformationPage, informationMeta } from './components/information-page.tsx'

export const meta = informationMeta(policies, paths.policies())

export default function PoliciesPage() {
  return <InformationPage {...policies} before={<ReturnToRegister />} />
}
