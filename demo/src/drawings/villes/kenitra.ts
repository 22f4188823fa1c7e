import { roundPath } from '../kit/arch.ts'
import { tree } from '../kit/plants.ts'
import { hills } from '../kit/relief.ts'
import { fishingBoat, sea } from '../kit/sea.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { circle, ellipse, line, path, rect, repeat } from '../kit/svg.ts'

export const drawKenitra = () => [
  sky('matin'),
  sun(250, 210, 54),
  cloud(440, 150, 260, '#FFFFFF', 0.75),
  cloud(900, 230, 220, '#FFFFFF', 0.6),
  hills({ seed: 81, base: 560, low: 60, high: 140, peaks: 5, fill: '#9CC3C4' }),
  hills({ seed: 84, base: 580, low: 40, high: 90, peaks: 7, fill: '#7FAF94' }),
  repeat(17, (index) =>
    tree(30 + index * 74, 590 + (index % 3) * 4, 86 + (index % 4) * 12, index % 2 ? '#4F8A63' : '#5E9A6C'),
  ),
  sea({ top: 584, far: '#A9D3DC', near: '#3C86A8', seed: 22 }),
  viaduct(),
  train(),
  bank(),
  flyingStork(610, 230, 1),
  flyingStork(760, 300, 0.7),
]

function viaduct() {
  const arches = repeat(8, (index) => roundPath(75 + index * 150, 700, 118, 170))
  return (
    path(`M0 470H1200V700H0Z${arches}`, '#F1DEC2', 'fill-rule="evenodd"') +
    path(`M0 470H1200V700H0Z${arches}`, '#8C6E7C', 'fill-rule="evenodd" opacity=".22" transform="translate(0 0)"') +
    rect(0, 462, 1200, 18, '#FBF0DC') +
    rect(0, 480, 1200, 7, '#B79A86') +
    repeat(8, (index) => ellipse(index * 150, 702, 30, 6, '#2F6C8C', 'opacity=".4"'))
  )
}

function train() {
  const windows = repeat(17, (index) => rect(250 + index * 40, 412, 26, 16, '#2B3A67', 'rx="3"'))
  return [
    path('M150 458C170 410 220 396 280 394H1000C1060 396 1090 420 1100 458Z', '#FBFAF6'),
    path('M150 458C156 444 164 434 172 426H1074C1086 434 1096 446 1100 458Z', '#B3261E'),
    rect(172, 434, 900, 7, '#1F7A63'),
    path('M192 414C204 404 218 399 236 397V416Z', '#2B3A67'),
    path('M1058 414C1046 404 1034 399 1018 397V416Z', '#2B3A67'),
    windows,
    ...[440, 640, 820].map((x) => rect(x, 394, 3, 64, '#C9CDD6')),
    line('M0 340H1200', '#6C8196', 2),
    ...[60, 360, 660, 960].map((x) => line(`M${x} 462V330H${x + 46}`, '#6C8196', 4)),
    line('M620 394L640 366L620 342', '#4A5672', 3),
  ].join('')
}

function bank() {
  return [
    path('M0 790C180 760 330 800 470 840C560 866 600 880 620 900H0Z', '#6FA066'),
    path('M0 830C160 806 300 840 440 900H0Z', '#4F8552'),
    path('M1200 770C1100 770 990 810 900 900H1200Z', '#5E9460'),
    reeds(470, 860),
    reeds(560, 884),
    reeds(950, 866),
    reeds(1030, 830),
    fishingBoat(740, 800, 74, '#1F7A63', '#F7EBD6'),
    standingStork(250, 812),
    tree(1120, 850, 230, '#4F8A5A'),
    tree(70, 870, 210, '#5B9560'),
  ].join('')
}

const reeds = (x: number, base: number) =>
  line(
    repeat(
      6,
      (index) => `M${x + index * 11} ${base}q${index % 2 ? 6 : -6} -30 ${index % 2 ? 4 : -2} ${-52 - (index % 3) * 14}`,
    ),
    '#3F7048',
    4,
  )

function flyingStork(x: number, y: number, scale: number) {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${path('M-8 0C-50 -46 -96 -50 -130 -34C-96 -30 -60 -10 -30 12ZM8 0C40 -52 92 -62 128 -50C96 -38 60 -14 34 10Z', '#FFFFFF')}${path('M-130 -34C-112 -40 -96 -43 -82 -42L-70 -22C-92 -29 -112 -33 -130 -34ZM128 -50C112 -56 96 -58 82 -55L76 -32C94 -42 112 -46 128 -50Z', '#2B2A4A')}${ellipse(0, 4, 40, 12, '#FFFFFF')}${line('M36 2L72 -4', '#FFFFFF', 7)}${line('M74 -4L98 0', '#D9532F', 4)}${line('M-38 6L-84 12', '#D9532F', 3)}</g>`
}

function standingStork(x: number, base: number) {
  return (
    line(`M${x - 4} ${base}V${base - 52}M${x + 10} ${base}V${base - 52}`, '#D9532F', 4) +
    path(
      `M${x - 46} ${base - 52}C${x - 20} ${base - 92} ${x + 26} ${base - 92} ${x + 34} ${base - 66}C${x + 20} ${base - 44} ${x - 10} ${base - 42} ${x - 46} ${base - 52}Z`,
      '#FFFFFF',
    ) +
    path(
      `M${x - 58} ${base - 48}C${x - 30} ${base - 74} ${x - 10} ${base - 72} ${x + 4} ${base - 62}C${x - 10} ${base - 50} ${x - 34} ${base - 44} ${x - 58} ${base - 48}Z`,
      '#2B2A4A',
    ) +
    line(`M${x + 28} ${base - 72}Q${x + 40} ${base - 96} ${x + 32} ${base - 116}`, '#FFFFFF', 9) +
    circle(x + 33, base - 118, 9, '#FFFFFF') +
    line(`M${x + 42} ${base - 117}L${x + 72} ${base - 108}`, '#D9532F', 4)
  )
}
