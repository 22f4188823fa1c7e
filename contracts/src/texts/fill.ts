/** « Au plus {max} annonces. » with its values. Only by strings, so that the API can find a sentence's pair in the other language. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
