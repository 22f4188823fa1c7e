import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

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
  return [askedStep(search, count) ?? opened.step, show]
}

const askedStep = (search: URLSearchParams, count: number): number | null => {
  const asked = Number(search.get(parameter))
  return Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : null
}

/** For `shouldRevalidate`: another step needs no new data. */
export const isOtherStep = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.searchParams.get(parameter) !== nextUrl.searchParams.get(parameter)
