import { paths } from '@colocdar/contracts/paths'
import { ReturnToRegister } from '../auth/components/return-to-register.tsx'
import { InformationPage, informationMeta } from './components/information-page.tsx'
import { conditions } from './conditions.text.ts'

export const meta = informationMeta(conditions, paths.conditions())

export default function ConditionsPage() {
  return <InformationPage {...conditions} before={<ReturnToRegister />} />
}
