// Safari reads the file after the click, and asks the person where to put it before.
const readWithinMs = 60_000

/** Downloads something that the page itself has. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs)
}
