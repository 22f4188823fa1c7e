import { line, type Point, polygon, rect, round } from './svg.ts'

// The mark of Colocdar: two squares turned by 45 degrees.
export function zelligeStar(cx: number, cy: number, r: number, fill: string, extra = '') {
  const points = Array.from({ length: 16 }, (_, index): Point => {
    const reach = index % 2 ? r * 0.765 : r
    const angle = (index * Math.PI) / 8
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)]
  })
  return polygon(points, fill, extra)
}

// A pattern instead of repeated stars: a band of forty would weigh 15 kB.
export function zelligeBand(
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  ink: string,
  accent: string,
) {
  const step = width / Math.max(1, Math.round(width / height))
  const id = `zellige-${round(x)}-${round(y)}-${round(width)}`
  const motif =
    zelligeStar(step / 2, height / 2, height * 0.42, ink) + zelligeStar(step / 2, height / 2, height * 0.18, accent)
  const size = `x="${round(x)}" y="${round(y)}" width="${step}" height="${round(height)}"`
  const pattern = `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse">${motif}</pattern>`
  return pattern + rect(x, y, width, height, ground) + rect(x, y, width, height, `url(#${id})`)
}

// Sebka: the net of lozenges carved on Almohad minarets.
export function sebka(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  color: string,
  thickness = 2,
) {
  const cell = width / columns
  const rows = Math.round(height / cell)
  const rise = height / rows
  let d = ''
  for (let row = 0; row < rows; row++) {
    const top = y + row * rise
    const shift = row % 2 ? cell / 2 : 0
    d += `M${round(x + shift)} ${round(top + rise)}`
    const count = row % 2 ? columns - 1 : columns
    for (let column = 0; column < count; column++) {
      d += `q${round(cell * 0.05)} ${round(-rise * 0.7)} ${round(cell / 2)} ${round(-rise)}q${round(cell * 0.45)} ${round(rise * 0.3)} ${round(cell / 2)} ${round(rise)}`
    }
  }
  return line(d, color, thickness)
}
