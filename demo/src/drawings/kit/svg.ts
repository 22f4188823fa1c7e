export type Point = readonly [x: number, y: number]
export type Stop = readonly [offset: number, color: string, opacity?: number]

// At 1200 px nobody sees more than one decimal, and a drawing stays under 40 kB.
export const round = (value: number) => Math.round(value * 10) / 10

export function scene(width: number, height: number, layers: string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${layers.join('')}</svg>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = '') {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${attributes(extra, 'fill')}/>`
}

export function circle(cx: number, cy: number, r: number, fill: string, extra = '') {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${attributes(extra, 'fill')}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = '') {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(extra, 'fill')}/>`
}

export function path(d: string, fill: string, extra = '') {
  return `<path d="${d}" fill="${fill}"${attributes(extra, 'fill')}/>`
}

export function line(d: string, color: string, width: number, extra = '') {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra, 'stroke')}/>`
}

export function polygon(points: readonly Point[], fill: string, extra = '') {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill, extra)
}

export function group(content: string | string[], extra = '') {
  return `<g${attributes(extra)}>${typeof content === 'string' ? content : content.join('')}</g>`
}

export function place(x: number, y: number, content: string | string[], scale = 1, mirrored = false) {
  const factor = scale === 1 && !mirrored ? '' : ` scale(${mirrored ? -scale : scale} ${scale})`
  return group(content, `transform="translate(${round(x)} ${round(y)})${factor}"`)
}

export function gradient(id: string, stops: readonly Stop[], direction: 'down' | 'right' = 'down') {
  const axis = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'
  return `<linearGradient id="${id}" ${axis}>${stops.map(stop).join('')}</linearGradient>`
}

export function glow(id: string, color: string, opacity = 0.7) {
  return `<radialGradient id="${id}">${stop([0, color, opacity])}${stop([0.45, color, round(opacity * 0.35)])}${stop([1, color, 0])}</radialGradient>`
}

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

// With `opacity`, librsvg renders the shape to a separate surface: ten times slower than `fill-opacity`.
function attributes(extra: string, paint?: 'fill' | 'stroke') {
  if (!extra) return ''
  return ` ${paint ? extra.replace(/\bopacity=/, `${paint}-opacity=`) : extra}`
}

function stop([offset, color, opacity]: Stop) {
  return `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
}
