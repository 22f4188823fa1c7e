/** For fast-check: the same cases in each `npm test`, others in each `npm run test:endurance`. */
export const cases: { seed?: number } = process.env.ENDURANCE === '1' ? {} : { seed: 20_261_119 }

/** How often a test repeats: a few times in `npm test`, the figure of SECURITY.md in `npm run test:endurance`. */
export const rounds = ({ short, long }: { short: number; long: number }): number =>
  process.env.ENDURANCE === '1' ? long : short
