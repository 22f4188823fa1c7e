/** Joins the class names that apply. */
export const classes = (...names: (string | false | null | undefined)[]): string => {
  let joined = ''
  for (const name of names) if (name) joined += joined ? ` ${name}` : name
  return joined
}
