import { useState } from 'react'
import { useSearchParams } from 'react-router'

const parameter = 'etape'

/**
 * Which step of a wizard shows. It stands in the address, so that the browser's way back leads to the step before;
 * an address without one shows the step where the draft was left.
 */
export const useWizardStep = (count: number, left: number): [step: number, show: (step: number) => void] => {
  const [search, setSearch] = useSearchParams()
  const [first] = useState(left)
  const asked = Number(search.get(parameter))
  const known = Number.isInteger(asked) && asked >= 1 && asked <= count
  return [known ? asked - 1 : first, (step) => setSearch({ [parameter]: String(step + 1) })]
}

/** For the page: another step is no reason to load again what the wizard needs. */
export const isOtherStep = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.searchParams.get(parameter) !== nextUrl.searchParams.get(parameter)
