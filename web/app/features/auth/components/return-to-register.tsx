import { paths } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/auth'
import { useCarriedState } from '../../../lib/hooks/use-hydrated.ts'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { opensElsewhere } from '../../../ui/elements/link.tsx'
import { ArrowLeft } from '../../../ui/icons.ts'
import { carriesDraft } from '../register-draft.ts'

/** On /policies and /conditions, for visitors who came from the register form: a link back that restores it. */
export const ReturnToRegister = () => {
  const navigate = useNavigate()
  const state = useCarriedState()
  if (!carriesDraft({ state })) return null
  return (
    <ButtonLink
      to={paths.register()}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        navigate(paths.register(), { state })
      }}
      variant="quiet"
      icon={<ArrowLeft className="size-5 rtl:-scale-x-100" />}
    >
      {texts.returnToRegister}
    </ButtonLink>
  )
}
