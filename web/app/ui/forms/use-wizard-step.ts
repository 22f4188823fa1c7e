import { useState } from 'react'
import { type ShouldRevalidateFunction, useLocation, useNavigate, useSearchParams } from 'react-router'
import { type DraftName, removeDraft } from '../../lib/drafts/drafts.ts'

const parameter = 'etape'

interface Draft {
  /** The last visited step. */
  step: number
  restored: boolean
}

/**
 * The current step of a wizard. It is part of the URL, so that the back button leads to the previous step;
 * a URL without one shows the draft's last visited step. Without a draft the wizard begins at its first step, whatever
 * the URL it opens with: « back » after sending would show an empty summary.
 */
export const useWizardStep = (count: number, draft: Draft): [step: number, show: (step: number) => void] => {
  const [search, setSearch] = useSearchParams()
  const { key } = useLocation()
  const [opened] = useState({ key, ...draft })
  const show = (step: number) => setSearch({ [parameter]: String(step + 1) })
  if (!opened.restored && key === opened.key) return [0, show]
  return [askedStep(search, count) ?? Math.min(opened.step, count - 1), show]
}

const askedStep = (search: URLSearchParams, count: number): number | null => {
  const asked = Number(search.get(parameter))
  return Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : null
}

/** Another step needs no new data. */
export const unlessOtherStep: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.searchParams.get(parameter) === nextUrl.searchParams.get(parameter))

/** A key for the wizard, and what starts it again without its draft. */
export const useDiscard = (name: DraftName, userId: number): [key: number, discard: () => void] => {
  const navigate = useNavigate()
  const [beginning, setBeginning] = useState(0)
  const discard = () => {
    removeDraft(name, userId)
    setBeginning(beginning + 1)
    void navigate({ search: '' }, { replace: true })
  }
  return [beginning, discard]
}
