let made = 0

/** A word that no other test of this run has used. */
export const unique = (): string => {
  made += 1
  return `essai${made}`
}
