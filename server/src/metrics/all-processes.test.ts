import { describe, expect, it } from 'vitest'
import { outcomeOf, runScript } from '../testing/run-script.ts'
import { shareMetrics } from './all-processes.ts'
import { metric } from './metric.ts'

const number = metric('gauge', 'colocdar_number', 'A number.', [[{ process: '0' }, 7]])

describe('shareMetrics', () => {
  it('is about this process where there is no other', async () => {
    expect(await shareMetrics(() => [number])()).toEqual([[number]])
  })

  it('brings the measures of all processes, whichever is asked', async () => {
    const { said } = await outcomeOf(runScript('metrics/all-processes.fixture.ts', [], {}))
    const both = [
      '# HELP colocdar_number A number.',
      '# TYPE colocdar_number gauge',
      'colocdar_number{process="1"} 7',
      'colocdar_number{process="2"} 7',
      '',
    ].join('\n')
    expect(JSON.parse(said)).toEqual([both, both])
  })
})
