import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as texts from '#texts/ui'
import { ButtonLink } from '../elements/button.tsx'
import { opensElsewhere } from '../elements/link.tsx'

interface CancelLinkProps {
  /** Where it leads who did not come from a page of the site, and a new tab. */
  to: string
  onCancel?: () => void
}

/** « Annuler » of a form with a page of its own: back to where one came from. */
export const CancelLink = ({ to, onCancel }: CancelLinkProps) => {
  const navigate = useNavigate()
  // The router's name of the first page of a visit.
  const isFirst = useLocation().key === 'default'
  const leave = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    onCancel?.()
    if (isFirst) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <ButtonLink to={to} onClick={leave} variant="quiet">
      {texts.cancel}
    </ButtonLink>
  )
}
