import { crenels, horseshoe, roundPath } from '../kit/arch.ts'
import { darken } from '../kit/color.ts'
import { medina } from '../kit/medina.ts'
import { gull, sea } from '../kit/sea.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { ellipse, line, path, place, rect, repeat } from '../kit/svg.ts'
import { zelligeBand, zelligeStar } from '../kit/zellige.ts'

export const drawSafi = () => [
  sky('doree'),
  sun(920, 370, 62),
  cloud(420, 150, 260, '#FFF3DE', 0.55),
  sea({ top: 500, bottom: 760, far: '#E3B58C', near: '#3E6E9C', glint: '#FFF0CE', sunX: 920, seed: 81 }),
  seaCastle(),
  pottersHill(),
  stall(),
  gull(640, 260, 18, '#FFF6E6'),
  gull(700, 300, 12, '#FFF6E6'),
  gull(760, 240, 11, '#FFF6E6'),
]

function seaCastle() {
  return (
    path('M660 566C760 540 1000 536 1200 560V640C1000 620 800 610 660 600Z', '#9C7A74') +
    rect(720, 440, 290, 130, '#D9AE7E') +
    rect(950, 440, 60, 130, '#A9795E') +
    crenels(720, 442, 290, 24, '#D9AE7E') +
    rect(690, 400, 84, 176, '#E5BE90') +
    rect(750, 400, 24, 176, '#B38664') +
    crenels(690, 402, 84, 18, '#E5BE90') +
    rect(960, 410, 74, 162, '#E5BE90') +
    rect(1010, 410, 24, 162, '#B38664') +
    crenels(960, 412, 74, 18, '#E5BE90') +
    horseshoe(860, 570, 54, 84, '#6B4444') +
    rect(722, 450, 12, 30, '#6B4444')
  )
}

function pottersHill() {
  return (
    path('M0 330C140 320 300 380 420 480C520 560 600 620 700 690H0Z', '#C98B5E') +
    path('M420 480C520 560 600 620 700 690H430C440 610 436 540 420 480Z', '#A36A50') +
    medina({
      seed: 66,
      base: 400,
      width: 300,
      low: 60,
      high: 120,
      walls: ['#EBCDA0', '#F4E0BE', '#DDB380'],
      opening: '#7A4E38',
      block: 70,
      slope: (x) => Math.max(0, x - 120) * 0.42,
    }) +
    medina({
      seed: 69,
      base: 500,
      width: 400,
      low: 70,
      high: 130,
      walls: ['#EBCDA0', '#F4E0BE', '#DDB380'],
      opening: '#7A4E38',
      block: 84,
      slope: (x) => Math.max(0, x - 160) * 0.4,
    }) +
    kiln(120, 690, 1) +
    kiln(340, 710, 0.85)
  )
}

function kiln(x: number, base: number, scale: number) {
  return place(
    x,
    base,
    [
      line('M0 -210q-30 -40 0 -76t4 -70', '#FFF3DE', 16, 'opacity=".35"'),
      path('M-92 0C-92 -110 -60 -180 -26 -206H26C60 -180 92 -110 92 0Z', '#B86A44'),
      path('M26 -206C60 -180 92 -110 92 0H40C44 -90 40 -160 26 -206Z', '#8A4A3A'),
      ellipse(0, -206, 26, 7, '#4A2C34'),
      path(roundPath(-10, 0, 66, 92), '#6B3430'),
      path(roundPath(-10, 0, 46, 70), '#F08A3C'),
      path(roundPath(-10, 0, 24, 40), '#FFD27A'),
    ],
    scale,
  )
}

function stall() {
  return [
    rect(0, 688, 1200, 212, '#E6BE8A'),
    rect(0, 688, 1200, 10, '#F7DDB0'),
    rect(0, 830, 1200, 70, '#B97848'),
    rect(0, 826, 1200, 12, '#D99A62'),
    zelligeBand(0, 852, 1200, 40, '#2A5FA8', '#FBF3E2', '#E9A826'),
    tajine(170, 830, 1, '#2A5FA8'),
    vase(350, 830, 1, '#FBF3E2', '#2A5FA8'),
    plate(520, 830, 1, '#1F7A63', '#FBF3E2'),
    vase(690, 830, 0.85, '#2F8A78', '#F7DDA0'),
    tajine(850, 830, 0.9, '#C4532F'),
    plate(1000, 830, 0.9, '#2A5FA8', '#F7DDA0'),
    vase(1120, 830, 1.05, '#2A5FA8', '#FBF3E2'),
  ].join('')
}

const shadow = (width: number) => ellipse(16, 0, width, 9, '#8A5232', 'opacity=".45"')

function vase(x: number, base: number, scale: number, body: string, ink: string) {
  return place(
    x,
    base,
    [
      shadow(62),
      path('M-34 0C-76 -50 -70 -110 -24 -136V-168H24V-136C70 -110 76 -50 34 0Z', body),
      path('M10 0C40 -50 40 -110 8 -136V-168H24V-136C70 -110 76 -50 34 0Z', darken(body, 0.25)),
      rect(-30, -176, 60, 12, ink, 'rx="5"'),
      zelligeStar(0, -76, 30, ink),
      zelligeStar(0, -76, 13, body),
      line('M-58 -40H58M-58 -112H58', ink, 5, 'opacity=".8"'),
    ],
    scale,
  )
}

function tajine(x: number, base: number, scale: number, glaze: string) {
  return place(
    x,
    base,
    [
      shadow(96),
      path('M-96 -46H96C90 -10 60 0 40 0H-40C-60 0 -90 -10 -96 -46Z', '#A65434'),
      path('M-84 -46C-60 -80 -30 -150 -14 -176H14C30 -150 60 -80 84 -46Z', glaze),
      path('M14 -176C30 -150 60 -80 84 -46H44C36 -90 20 -150 4 -176Z', darken(glaze, 0.28)),
      ellipse(0, -182, 22, 15, glaze),
      rect(-102, -54, 204, 13, '#C4683F', 'rx="6"'),
      line('M-62 -78H62M-44 -110H44', '#F7E6C4', 5, 'stroke-dasharray="2 12"'),
    ],
    scale,
  )
}

function plate(x: number, base: number, scale: number, glaze: string, ink: string) {
  const petals = repeat(8, (index) => ellipse(0, -122, 9, 20, glaze, `transform="rotate(${index * 45} 0 -84)"`))
  return place(
    x,
    base,
    [
      shadow(70),
      ellipse(0, -84, 82, 84, darken(glaze, 0.2)),
      ellipse(-4, -84, 80, 82, glaze),
      ellipse(-2, -84, 64, 66, ink),
      petals,
      zelligeStar(0, -84, 20, glaze),
    ],
    scale,
  )
}
