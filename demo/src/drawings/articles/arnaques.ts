import { circle, group, line, path, rect } from '../kit/svg.ts'
import { zelligeStar } from '../kit/zellige.ts'
import { backdrop, cast, textLines, tick } from './scenery.ts'

export const drawArnaques = () => [
  backdrop('#E1DCF5', '#C6BCEB', '#4A3FD0'),
  cast(430, 570, 170, 18),
  phone(),
  shield(),
  magnifier(),
]

function phone() {
  const roof =
    path('M360 236l70 -58l70 58v96h-140Z', '#C4532F') +
    rect(412, 268, 36, 64, '#FBEBD6') +
    rect(372, 250, 30, 30, '#FFE3A0') +
    rect(458, 250, 30, 30, '#FFE3A0')
  return group(
    [
      rect(310, 60, 240, 500, '#1E1B3A', 'rx="34"'),
      rect(326, 84, 208, 452, '#FFFDF8', 'rx="18"'),
      rect(326, 84, 208, 260, '#CFE3F0', 'rx="18"'),
      roof,
      rect(326, 330, 208, 16, '#8FB58A'),
      textLines(346, 372, [120], '#C4532F'),
      textLines(346, 408, [168, 140]),
      rect(346, 474, 168, 40, '#1F7A63', 'rx="20"'),
      rect(394, 68, 72, 8, '#4A4668', 'rx="4"'),
    ],
    'transform="rotate(-6 430 310)"',
  )
}

function shield() {
  return (
    path(
      'M760 110C820 150 890 164 950 164C956 330 900 460 760 540C620 460 564 330 570 164C630 164 700 150 760 110Z',
      '#1F7A63',
    ) +
    path('M760 110C820 150 890 164 950 164C956 330 900 460 760 540Z', '#155C4D') +
    path(
      'M760 156C806 184 858 196 906 198C906 320 866 420 760 486C654 420 614 320 614 198C662 196 714 184 760 156Z',
      '#2B9A7E',
    ) +
    zelligeStar(760, 318, 104, '#F4E6C8') +
    tick(754, 322, 44, '#1F7A63')
  )
}

function magnifier() {
  return (
    line('M1072 460L1130 540', '#1E1B3A', 26) +
    line('M1072 460L1130 540', '#5A4632', 14) +
    circle(1020, 390, 84, '#E9A826') +
    circle(1020, 390, 66, '#EAF4FA') +
    path('M980 380q16 -34 48 -36', 'none', 'stroke="#FFFFFF" stroke-width="12" stroke-linecap="round"') +
    circle(1020, 412, 10, '#B3261E') +
    rect(1013, 350, 14, 46, '#B3261E', 'rx="7"')
  )
}
