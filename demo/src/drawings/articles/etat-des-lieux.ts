import { rounded } from '../kit/arch.ts'
import { circle, line, path, rect } from '../kit/svg.ts'
import { backdrop, cast, key, sheet, textLines, tick } from './scenery.ts'

export const drawEtatDesLieux = () => [
  backdrop('#DCE6D8', '#B9CFB4'),
  rect(0, 520, 1200, 110, '#C99468'),
  rect(0, 510, 1200, 12, '#F4F1E6'),
  door(),
  plant(),
  cast(800, 604, 240, 16),
  sheet(
    620,
    70,
    380,
    500,
    4,
    rect(750, 46, 120, 44, '#6B6880', 'rx="12"') +
      circle(810, 52, 12, '#DCE6D8') +
      [0, 1, 2, 3]
        .map(
          (index) =>
            rect(664, 140 + index * 96, 52, 52, index === 3 ? '#F3E7D4' : '#DFF1EA', 'rx="10"') +
            (index === 3 ? '' : tick(690, 166 + index * 96, 17, '#1F7A63')) +
            textLines(742, 148 + index * 96, [190, 120]),
        )
        .join(''),
  ),
  cast(1090, 592, 70, 8),
  key(1050, 574, 30, '#E9A826', -4),
]

function door() {
  return (
    cast(300, 560, 170, 12) +
    rounded(300, 524, 310, 474, '#F7EBD6') +
    rounded(300, 522, 262, 442, '#1F7A63') +
    path('M300 80A131 131 0 0 1 431 211V522H300Z', '#155C4D', 'opacity=".55"') +
    rounded(236, 330, 84, 150, '#2B9A7E') +
    rounded(364, 330, 84, 150, '#1F8A6E') +
    rect(194, 360, 84, 130, '#2B9A7E', 'rx="8"') +
    rect(322, 360, 84, 130, '#1F8A6E', 'rx="8"') +
    line('M300 84V520', '#0F4A3E', 5) +
    circle(284, 345, 9, '#E9A826') +
    circle(316, 345, 9, '#E9A826') +
    rect(150, 520, 300, 16, '#E3D3BE', 'rx="4"')
  )
}

const plant = () =>
  cast(520, 584, 60, 10) +
  [-40, -18, 4, 26]
    .map((angle) =>
      path(
        'M520 500q-26 -70 0 -150q26 80 0 150Z',
        angle % 4 ? '#3D7A58' : '#57946C',
        `transform="rotate(${angle} 520 500)"`,
      ),
    )
    .join('') +
  path('M480 496h80l-12 88h-56Z', '#C4532F') +
  rect(474, 488, 92, 18, '#D9683F', 'rx="4"')
