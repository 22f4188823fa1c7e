import { medina } from '../kit/medina.ts'
import { minaret } from '../kit/minaret.ts'
import { palm, tree } from '../kit/plants.ts'
import { hills, mountains } from '../kit/relief.ts'
import { sailboat } from '../kit/sea.ts'
import { circle, gradient, rect, repeat } from '../kit/svg.ts'
import type { Moment } from './ambiance.ts'

export const views = ['mer', 'medina', 'montagne', 'ville', 'jardin'] as const
type View = (typeof views)[number]

const skyColors = { jour: ['#7FBDE6', '#E3F1F3'], dore: ['#F0A878', '#FFE3B0'], nuit: ['#1B1D52', '#5A4C98'] } as const

// What a window shows, drawn in a box of 300 × 400.
export function view(kind: View, moment: Moment) {
  const [top, low] = skyColors[moment]
  const astre = moment === 'nuit' ? circle(220, 80, 20, '#FDF3DA') : circle(220, 90, 26, '#FFF3CE')
  return `<defs>${gradient('vue', [
    [0, top],
    [1, low],
  ])}</defs>${rect(0, 0, 300, 400, 'url(#vue)')}${astre}${landscapes[kind](moment === 'nuit')}`
}

const landscapes: Record<View, (night: boolean) => string> = {
  mer: (night) =>
    rect(0, 240, 300, 160, night ? '#27306E' : '#3E8FB8') +
    repeat(7, (index) => rect((index * 83) % 260, 256 + index * 18, 46, 3, '#FFFFFF', 'opacity=".4" rx="1.5"')) +
    sailboat(110, 280, 26, '#FFFFFF', '#C4532F') +
    palm(40, 420, 240, night ? '#22405A' : '#3D7A58', '#6B4632', 0.06),
  medina: (night) =>
    medina({
      seed: 5,
      base: 330,
      width: 300,
      low: 40,
      high: 90,
      walls: night ? ['#5A4C80', '#6A5688'] : ['#EBCDA0', '#F4E0BE', '#D9966E'],
      opening: '#6B4238',
      lit: night ? '#FFC96B' : undefined,
      block: 60,
    }) +
    minaret({ x: 80, base: 330, width: 40, height: 170, body: night ? '#7A6494' : '#F1DDB6' }) +
    medina({
      seed: 9,
      base: 410,
      width: 300,
      low: 60,
      high: 110,
      walls: night ? ['#4A4074', '#584A7C'] : ['#F7E6CC', '#E5BE90', '#DDA878'],
      opening: '#6B4238',
      lit: night ? '#FFC96B' : undefined,
      block: 80,
    }),
  montagne: (night) =>
    mountains({
      seed: 12,
      base: 330,
      low: 80,
      high: 190,
      peaks: 3,
      fill: night ? '#3E3C7C' : '#8C9CC0',
      snow: '#FFFFFF',
      width: 300,
    }) +
    hills({ seed: 4, base: 400, low: 60, high: 120, peaks: 3, fill: night ? '#2C3A60' : '#7FA57A', width: 300 }) +
    tree(60, 400, 90, night ? '#24455A' : '#4C8157'),
  ville: (night) =>
    repeat(6, (index) => tower(index * 56 - 20, 170 + ((index * 71) % 110), night)) +
    rect(0, 380, 300, 20, night ? '#24264E' : '#A8B89A'),
  jardin: (night) =>
    hills({ seed: 8, base: 400, low: 60, high: 130, peaks: 3, fill: night ? '#23405A' : '#8FBF86', width: 300 }) +
    tree(230, 400, 220, night ? '#24505A' : '#5A9A62', '#F0923A') +
    palm(80, 410, 260, night ? '#22405A' : '#3D7A58', '#6B4632', 0.05),
}

function tower(x: number, top: number, night: boolean) {
  const wall = night ? '#33356E' : (['#F4EADB', '#E6D5C2', '#DCE4EA'][Math.abs(top) % 3] ?? '#F4EADB')
  return (
    rect(x, top, 58, 400 - top, wall) +
    rect(x + 48, top, 10, 400 - top, '#2A1E4A', 'opacity=".15"') +
    repeat(8, (index) =>
      rect(
        x + 9 + (index % 2) * 20,
        top + 16 + Math.floor(index / 2) * 34,
        11,
        17,
        night && index % 3 ? '#FFC96B' : '#7F95B4',
      ),
    )
  )
}
