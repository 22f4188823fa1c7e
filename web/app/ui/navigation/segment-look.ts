import { classes } from '../elements/classes.ts'

/** A choice among two or three views, side by side in one pill. */
export const segmentsLook = 'flex w-fit rounded-full border border-bord bg-dune p-1'

export const segmentLook = (selected: boolean): string =>
  classes(
    'inline-flex min-h-11 items-center rounded-full px-5 font-semibold transition focus-visible:rounded-full',
    // In the dark, paper and dune are too close to tell which one is pressed.
    selected
      ? 'bg-papier text-majorelle shadow-doux dark:bg-majorelle-doux dark:text-majorelle-vif'
      : 'text-brume hover:text-encre',
  )
