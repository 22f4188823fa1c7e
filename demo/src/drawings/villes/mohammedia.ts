import { crenels, horseshoe } from '../kit/arch.ts'
import { palm, shrub } from '../kit/plants.ts'
import { gull, sea } from '../kit/sea.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { circle, line, path, rect, repeat } from '../kit/svg.ts'

export const drawMohammedia = () => [
  sky('rose'),
  sun(620, 400, 60),
  cloud(120, 180, 260, '#FFF0E6', 0.5),
  cloud(860, 220, 220, '#FFF0E6', 0.45),
  sea({ top: 480, far: '#E8A9A0', near: '#3E6FA8', glint: '#FFF0D2', sunX: 620, seed: 51 }),
  pier(),
  kasbah(),
  beach(),
  kite(790, 190, '#4A3FD0', 880, 640),
  kite(980, 130, '#C4532F', 1040, 590),
  promenade(),
  gull(300, 280, 18, '#FFF6E6'),
  gull(360, 320, 12, '#FFF6E6'),
]

function pier() {
  return (
    rect(700, 510, 500, 10, '#6F5A86') +
    repeat(12, (index) => rect(716 + index * 42, 518, 6, 34, '#6F5A86')) +
    rect(716, 452, 16, 60, '#FBF3E6') +
    rect(716, 468, 16, 12, '#B3261E') +
    rect(716, 492, 16, 10, '#B3261E') +
    circle(724, 446, 10, '#FFE9A8') +
    rect(1000, 470, 90, 42, '#85709A') +
    rect(1100, 448, 60, 64, '#7A668F')
  )
}

function kasbah() {
  return (
    path('M0 500C140 480 300 492 420 540H0Z', '#B98A7E') +
    rect(20, 400, 300, 110, '#D9966E') +
    rect(266, 400, 54, 110, '#A86A5C') +
    crenels(20, 402, 300, 20, '#D9966E') +
    rect(130, 360, 80, 150, '#E3A67C') +
    rect(186, 360, 24, 150, '#B4765F') +
    crenels(130, 362, 80, 16, '#E3A67C') +
    horseshoe(164, 510, 36, 76, '#6B3F4A')
  )
}

function beach() {
  return (
    path('M0 530C260 530 480 570 700 640C880 700 1040 720 1200 716V900H0Z', '#FFFFFF', 'opacity=".65"') +
    path('M0 540C250 542 470 584 690 656C870 716 1040 738 1200 734V900H0Z', '#F4D3A6') +
    path('M0 620C240 624 420 680 620 760C800 826 1000 846 1200 840V900H0Z', '#E6B987')
  )
}

function kite(x: number, y: number, color: string, riderX: number, riderY: number) {
  return (
    line(`M${x - 60} ${y + 20}L${riderX} ${riderY}L${x + 66} ${y + 6}`, '#FFF6E6', 1.6, 'opacity=".7"') +
    path(
      `M${x - 76} ${y + 34}C${x - 50} ${y - 46} ${x + 50} ${y - 56} ${x + 82} ${y + 14}C${x + 40} ${y - 22} ${x - 36} ${y - 14} ${x - 76} ${y + 34}Z`,
      color,
    ) +
    path(
      `M${x - 22} ${y - 24}C${x} ${y - 30} ${x + 16} ${y - 30} ${x + 30} ${y - 28}L${x + 22} ${y - 10}C${x + 6} ${y - 12} ${x - 8} ${y - 10} ${x - 18} ${y - 6}Z`,
      '#FFE3B0',
    ) +
    line(
      `M${riderX} ${riderY}L${riderX - 8} ${riderY + 26}L${riderX - 20} ${riderY + 44}M${riderX - 8} ${riderY + 26}L${riderX + 6} ${riderY + 44}`,
      '#2A2350',
      6,
    ) +
    circle(riderX - 4, riderY - 8, 7, '#2A2350') +
    line(`M${riderX - 32} ${riderY + 52}Q${riderX - 6} ${riderY + 46} ${riderX + 22} ${riderY + 44}`, '#FFFFFF', 6)
  )
}

function promenade() {
  return [
    path('M0 720C180 726 330 780 480 850L560 900H0Z', '#FBF0DE'),
    path('M0 756C160 762 290 810 420 876L450 900H0Z', '#D9A98C'),
    palm(90, 800, 340, '#3D6F66', '#6B4640', 0.05),
    palm(270, 850, 270, '#3D6F66', '#6B4640', 0.05),
    repeat(6, (index) =>
      shrub(40 + index * 84, 806 + index * 20, 56, '#4C7F5C', ['#E8555A', '#F7C65A', '#F2A0B5'][index % 3], index + 2),
    ),
    palm(1120, 900, 300, '#34605E', '#6B4640', -0.08),
  ].join('')
}
