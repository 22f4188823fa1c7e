import { classes } from '../elements/classes.ts'

/** What inputs, areas and selects share. */
export const controlLook = (...more: (string | false | undefined)[]): string =>
  classes(
    'w-full min-h-12 rounded-champ border border-contour bg-papier px-4 py-2 text-base transition',
    'hover:border-majorelle focus-visible:rounded-champ focus-visible:outline-offset-1',
    'aria-invalid:border-grenade aria-invalid:border-2',
    'read-only:not-[select]:bg-dune read-only:not-[select]:text-brume disabled:cursor-not-allowed disabled:opacity-60',
    ...more,
  )
