import { paths } from '@colocdar/contracts/paths'
import { conditions } from '#texts/features/informations/components/conditions'
import { ReturnToRegister } from '../auth/components/return-to-register.tsx'
import { InformationPage, informationMeta } from './components/information-page.tsx'

export const meta = informationMeta(conditions, paths.conditions())

export default function ConditionsPage() {
  return <InformationPage {...conditions} before={<ReturnToRegister />} />
}
