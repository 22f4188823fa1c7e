import { paths } from '@colocdar/contracts/paths'
import { ReturnToRegister } from '../auth/components/return-to-register.tsx'
import { InformationPage, informationMeta } from './components/information-page.tsx'
import { policies } from './policies.text.ts'

export const meta = informationMeta(policies, paths.policies())

export default function PoliciesPage() {
  return <InformationPage {...policies} before={<ReturnToRegister />} />
}
