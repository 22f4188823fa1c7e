/** A field of an ad or a profile as people read it. */
export interface LabelledText {
  label: string
  text: string
}

export interface Change {
  label: string
  before: string
  after: string
}

/** What differs between two versions, by label; a text that only one has is empty in the other. */
export const changesBetween = (before: readonly LabelledText[], after: readonly LabelledText[]): Change[] =>
  [...new Set([...after, ...before].map(({ label }) => label))]
    .map((label) => ({ label, before: textOf(before, label), after: textOf(after, label) }))
    .filter((change) => change.before !== change.after)

const textOf = (texts: readonly LabelledText[], label: string): string =>
  texts.find((text) => text.label === label)?.text ?? ''
