import { moroccanTime } from '@colocdar/contracts/jour'
import { expect, it } from 'vitest'
import { jobQueues } from './queues.ts'

it('every regular job runs when it is said to, the daily mails at 8:00 in Morocco', () => {
  const scheduled = jobQueues.flatMap(({ name, cron, timeZone = 'UTC' }) =>
    cron ? [`${name}: ${cron} ${timeZone}`] : [],
  )
  expect(scheduled.sort()).toEqual([
    `alertes-quotidiennes: 0 8 * * * ${moroccanTime}`,
    'forget-visitors: 1 * * * * UTC',
    'purge-answers: 37 * * * * UTC',
    'purge-conversations: 47 * * * * UTC',
    'purge-images: 7 * * * * UTC',
    'purge-jobs: 7 * * * * UTC',
    'purge-limits: 27 * * * * UTC',
    'purge-messages: 53 3 * * * UTC',
    'purge-reporters: 57 * * * * UTC',
    'purge-telephones: 43 3 * * * UTC',
    'purge-tokens: 17 * * * * UTC',
    'sweep-fraicheur: 57 * * * * UTC',
    'sweep-inactifs: 33 3 * * * UTC',
    'sweep-visites: * * * * * UTC',
    'watch-telephones: */5 * * * * UTC',
  ])
  expect(moroccanTime).toBe('Africa/Casablanca')
})
