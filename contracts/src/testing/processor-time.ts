/** Milliseconds of processor that a function takes: unlike the clock, the same on a busy machine. */
export const processorTime = (run: () => unknown): number => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The least of up to three measurements: whatever else a process does may fall into one, and hardly into each. */
export const leastOf = (bound: number, measure: () => number): number => {
  let least = measure()
  for (let again = 0; again < 2 && least >= bound; again += 1) least = Math.min(least, measure())
  return least
}

/** What makes expressions backtrack: long runs of what they look for, which end in what they do not. */
export const hostileTexts = (length: number): string[] => {
  const runs = [
    'a',
    '0',
    ' ',
    '/',
    '?',
    '&',
    '#',
    '=',
    '@',
    '.',
    '-',
    '<',
    '"',
    ',',
    ';',
    '%',
    '\\',
    '\n',
    'é',
    '\u00a0',
  ]
  const pairs = [
    'a@',
    'a.',
    'a-',
    '?a',
    '&a=',
    ': "',
    ';\t',
    '<a',
    'br;',
    '/auth/verifier/',
    'http://',
    '0.',
    '+0',
    'a=a&',
  ]
  const starts = ['', '/a', 'a@a', '//a:b@c/;', '1.', 'br;q=0.', ': "']
  const repeat = (part: string) => part.repeat(Math.ceil(length / part.length))
  return [
    ...runs.flatMap((part) => starts.map((start) => `${start}${repeat(part)}\u0001`)),
    ...pairs.map((part) => `${repeat(part)}\u0001`),
  ]
}
