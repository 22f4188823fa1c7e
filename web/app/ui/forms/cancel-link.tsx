import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as texts from '#texts/ui'
import { hasPageBefore } from '../../lib/pages/pages-before.ts'
import { ButtonLink } from '../elements/button.tsx'
import { opensElsewhere } from '../elements/link.tsx'

interface CancelLinkProps {
  /** Where it leads in a new tab, and whom no page of the site was shown before. */
  to: string
  onCancel?: () => void
}

/** « Annuler » of a form with a page of its own: back to where one came from. */
export const CancelLink = ({ to, onCancel }: CancelLinkProps) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  const leave = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    onCancel?.()
    if (!hasPageBefore(key)) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <ButtonLink to={to} onClick={leave} variant="quiet">
      {texts.cancel}
    </ButtonLink>
  )
}
