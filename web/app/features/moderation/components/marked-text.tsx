import { coordonneeLabels, findCoordonnees } from '@colocdar/contracts/coordonnees'
import { Fragment } from 'react'
import type { Fact } from '../../../ui/layout/facts.tsx'

/** What the author wrote, with the contact details marked wherever they hide. */
export const markFacts = (facts: readonly Fact[]): Fact[] =>
  facts.map((fact) =>
    typeof fact.value === 'string' && findCoordonnees(fact.value).length > 0
      ? { ...fact, value: <MarkedText text={fact.value} /> }
      : fact,
  )

/** A text of an author, with the contact details in it marked. */
export const MarkedText = ({ text }: { text: string }) => {
  let last = 0
  const marks = findCoordonnees(text).map(({ kind, start, end }) => {
    const before = text.slice(last, start)
    last = end
    return (
      <Fragment key={start}>
        {before}
        <mark title={coordonneeLabels[kind]} className={markLook}>
          {text.slice(start, end)}
        </mark>
      </Fragment>
    )
  })
  return (
    <>
      {marks}
      {text.slice(last)}
    </>
  )
}

const markLook = 'rounded bg-safran-doux px-0.5 text-inherit underline decoration-2 decoration-terracotta'
