import { crenels } from '../kit/arch.ts'
import { medina } from '../kit/medina.ts'
import { palm } from '../kit/plants.ts'
import { gull, sailboat, sea } from '../kit/sea.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { line, path, polygon, rect } from '../kit/svg.ts'

export const drawAgadir = () => [
  sky('midi'),
  sun(960, 160, 62, '#FFF8DE', '#FFF0BE'),
  cloud(520, 150, 240, '#FFFFFF', 0.8),
  cloud(1010, 290, 160, '#FFFFFF', 0.6),
  sea({ top: 470, far: '#7CC7DC', near: '#1E88B8', glint: '#FFFFFF', seed: 31 }),
  kasbahHill(),
  sailboat(760, 520, 30, '#FFFFFF', '#C4532F'),
  sailboat(930, 560, 40, '#FFF2DA', '#4A3FD0'),
  sailboat(1090, 505, 22, '#FFFFFF', '#1F7A63'),
  beach(),
  gull(690, 300, 20),
  gull(770, 260, 14),
  gull(840, 330, 12),
]

function kasbahHill() {
  return [
    path('M0 480V300C90 220 200 190 300 200C420 214 520 330 660 476Z', '#B98A5E'),
    path('M300 200C420 214 520 330 660 476H420C400 380 350 290 300 200Z', '#8F6650', 'opacity=".55"'),
    line('M60 450C160 400 260 420 340 380C400 350 330 310 300 270C280 240 320 226 350 220', '#E8CDA0', 7),
    rect(180, 158, 210, 62, '#E0B684'),
    rect(340, 158, 50, 62, '#B98A62'),
    crenels(180, 160, 210, 13, '#E0B684'),
    rect(208, 138, 34, 80, '#EBC89A'),
    crenels(208, 140, 34, 10, '#EBC89A'),
    medina({
      seed: 6,
      base: 500,
      width: 520,
      low: 40,
      high: 96,
      walls: ['#FFFFFF', '#F6EDE0', '#EAF0F2'],
      opening: '#6EA2C2',
      block: 70,
    }),
  ].join('')
}

function beach() {
  return [
    path('M0 486C300 492 480 540 640 620C800 700 980 720 1200 716V900H0Z', '#FFFFFF', 'opacity=".7"'),
    path('M0 490C290 498 470 548 630 630C790 712 980 736 1200 732V900H0Z', '#F3DBAE'),
    path('M0 560C200 566 340 620 470 700C600 780 760 830 1200 836V900H0Z', '#E7C48C'),
    ...[
      [420, 620, '#C4532F'],
      [560, 690, '#4A3FD0'],
      [700, 752, '#E9A826'],
      [870, 790, '#1F7A63'],
      [1050, 800, '#C4532F'],
    ].map(([x, y, color]) => parasol(Number(x), Number(y), String(color))),
    path('M0 690C160 690 300 740 420 820L470 900H0Z', '#D9C3B0'),
    path('M0 720C140 720 260 770 370 850L400 900H0Z', '#C9694A'),
    palm(60, 800, 350, '#2F7A55', '#7A4E35', 0.06),
    palm(180, 830, 290, '#3D8A60', '#7A4E35', 0.03),
    palm(310, 880, 240, '#2F7A55', '#7A4E35', 0.08),
  ].join('')
}

function parasol(x: number, y: number, color: string) {
  return (
    polygon(
      [
        [x - 10, y + 64],
        [x + 90, y + 58],
        [x + 60, y + 72],
      ],
      '#C79F68',
      'opacity=".6"',
    ) +
    line(`M${x} ${y}L${x + 12} ${y + 66}`, '#FFF6E6', 4) +
    path(`M${x - 52} ${y + 16}Q${x - 6} ${y - 52} ${x + 46} ${y}Q${x} ${y - 6} ${x - 52} ${y + 16}Z`, color) +
    path(
      `M${x - 18} ${y + 2}Q${x - 10} ${y - 30} ${x - 6} ${y - 28}Q${x + 4} ${y - 26} ${x + 14} ${y - 4}Z`,
      '#FFF6E6',
      'opacity=".85"',
    )
  )
}
