import { Fragment, type ReactNode } from 'react'

interface FilledProps {
  /** With the names of `values` in braces: « J’accepte les {conditions}. » */
  text: string
  values: Record<string, ReactNode>
}

/** A sentence with elements inside of it, wherever its language puts them. */
export const Filled = ({ text, values }: FilledProps): ReactNode =>
  text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>
  ))
