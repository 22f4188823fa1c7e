import { horseshoe, merlons, pointed } from '../kit/arch.ts'
import { medina } from '../kit/medina.ts'
import { minaret } from '../kit/minaret.ts'
import { palm } from '../kit/plants.ts'
import { hills } from '../kit/relief.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { path, polygon, rect, repeat } from '../kit/svg.ts'
import { sebka, zelligeBand } from '../kit/zellige.ts'

const ochre = '#E0A868'

export const drawMeknes = () => [
  sky('doree'),
  sun(210, 300, 58),
  cloud(820, 140, 280, '#FFF3DE', 0.6),
  hills({ seed: 61, base: 620, low: 80, high: 190, peaks: 5, fill: '#A79AB5' }),
  medina({ seed: 14, base: 700, low: 70, high: 150, walls: ['#E8C99C', '#DDB380', '#F0DAB2'], opening: '#7A4E38' }),
  minaret({ x: 1080, base: 690, width: 70, height: 290, body: '#EBCB98', tile: '#1F7A63' }),
  palm(90, 740, 300, '#4C7A52', '#6B4632', 0.05),
  wall(),
  gate(),
  square(),
]

function wall() {
  return (
    rect(0, 560, 1200, 220, '#D0935A') +
    rect(0, 560, 1200, 9, '#F0C890') +
    merlons(0, 562, 1200, 28, '#D0935A') +
    repeat(16, (index) => rect(30 + index * 76, 610 + (index % 3) * 40, 10, 10, '#A66A42'))
  )
}

function gate() {
  return [
    bastion(250),
    bastion(810),
    rect(380, 270, 440, 510, ochre),
    merlons(380, 272, 440, 30, ochre),
    zelligeBand(392, 288, 416, 46, '#1F7A63', '#F4E2BE', '#C4532F'),
    rect(400, 346, 400, 434, '#2B8A6E'),
    sebka(400, 352, 400, 130, 10, '#F0D49A', 5),
    sebka(400, 482, 90, 260, 2, '#F0D49A', 4),
    sebka(710, 482, 90, 260, 2, '#F0D49A', 4),
    horseshoe(600, 780, 286, 388, '#F0D49A'),
    horseshoe(600, 780, 262, 366, '#C4532F'),
    horseshoe(600, 780, 236, 340, '#F0D49A'),
    horseshoe(600, 780, 210, 316, '#5A2F3C'),
    polygon(
      [
        [495, 780],
        [495, 560],
        [560, 600],
        [560, 780],
      ],
      '#7A4538',
    ),
    rect(790, 346, 30, 434, '#7A4A4A', 'opacity=".35"'),
  ].join('')
}

function bastion(x: number) {
  return [
    rect(x, 390, 140, 390, '#D99E60'),
    rect(x + 100, 390, 40, 390, '#A86E4A'),
    merlons(x, 392, 140, 24, '#D99E60'),
    zelligeBand(x + 8, 404, 124, 30, '#1F7A63', '#F4E2BE', '#E9A826'),
    rect(x + 14, 450, 112, 96, '#2B8A6E'),
    sebka(x + 14, 450, 112, 96, 3, '#F0D49A', 4),
    pointed(x + 66, 780, 84, 206, '#8A4F3C'),
    pointed(x + 66, 780, 60, 180, '#5A2F3C'),
    rect(x + 8, 590, 20, 190, '#F4E6CC'),
    rect(x + 104, 590, 20, 190, '#E3CBA6'),
    rect(x + 3, 580, 30, 14, '#FBF0DA'),
    rect(x + 99, 580, 30, 14, '#FBF0DA'),
  ].join('')
}

function square() {
  return [
    path('M0 776H1200V900H0Z', '#EBC692'),
    path('M495 780H705L900 900H300Z', '#F7DDB0'),
    path('M250 780H950L1040 812H340Z', '#A86E4A', 'opacity=".3"'),
    repeat(5, (index) =>
      path(`M${index * 300 - 120} 900L${index * 180 + 160} 800`, 'none', 'stroke="#D9AC74" stroke-width="3"'),
    ),
    palm(1120, 860, 360, '#3D7450', '#6B4632', -0.06),
  ].join('')
}
