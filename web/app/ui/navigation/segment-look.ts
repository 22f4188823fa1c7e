import { classes } from '../elements/classes.ts'

/** A segmented control: two or three views side by side. */
export const segmentsLook = 'flex w-fit rounded-full border border-bord bg-dune p-1'

export const segmentLook = (selected: boolean): string =>
  classes(
    'inline-flex min-h-11 items-center rounded-full px-5 font-semibold transition focus-visible:rounded-full',
    // In the dark scheme, papier and dune are too similar to show which one is selected.
    selected
      ? 'bg-papier text-majorelle shadow-doux dark:bg-majorelle-doux dark:text-majorelle-vif'
      : 'text-brume hover:text-encre',
  )
