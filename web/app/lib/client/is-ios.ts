/** An iPhone or an iPad, which calls itself a Mac. */
export const isIos = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
