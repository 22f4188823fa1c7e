export const encre = '#1E1B3A'

export function mix(from: string, to: string, share: number): string {
  const a = channels(from)
  const b = channels(to)
  return `#${a.map((value, index) => hex(value + ((b[index] ?? 0) - value) * share)).join('')}`
}

// Shadows lean to indigo and lights to cream: pure black and white look dead next to terracotta.
export const darken = (color: string, share: number) => mix(color, '#2A1E4A', share)
export const lighten = (color: string, share: number) => mix(color, '#FFF4E0', share)

const channels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')
