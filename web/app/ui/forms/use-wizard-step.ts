import { useState } from 'react'
import { useSearchParams } from 'react-router'

const parameter = 'etape'

/**
 * The current step of a wizard. It is part of the URL, so that the back button leads to the previous step;
 * a URL without one shows the draft's last visited step.
 */
export const useWizardStep = (count: number, left: number): [step: number, show: (step: number) => void] => {
  const [search, setSearch] = useSearchParams()
  const [first] = useState(left)
  const asked = Number(search.get(parameter))
  const known = Number.isInteger(asked) && asked >= 1 && asked <= count
  return [known ? asked - 1 : first, (step) => setSearch({ [parameter]: String(step + 1) })]
}

/** For `shouldRevalidate`: another step needs no new data. */
export const isOtherStep = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.searchParams.get(parameter) !== nextUrl.searchParams.get(parameter)
