/** Which option a key leads to: -1 is the text itself, between the last and the first. Null for other keys. */
export const nextOption = (key: string, active: number, count: number): number | null => {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1
    default:
      return null
  }
}
