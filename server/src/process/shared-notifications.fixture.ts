// Forked by tests as a copy: node shared-notifications.fixture.ts <database URL> <ms that answers may take>.
// Says what it is notified of.
import { DatabaseClient } from '@colocdar/api/db/connection/database-client'
import { createServers, databaseTimeouts } from '@colocdar/api/db/connection/servers'
import { shareNotifications } from './shared-notifications.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const [, , url = '', answerMs] = process.argv
const timeouts = { ...databaseTimeouts, connectMs: 2_000, heartbeatMs: 500, heartbeatAnswerMs: Number(answerMs) }
const servers = createServers(url, timeouts)
const notifications = shareNotifications(servers)

const calls: Record<string, () => Promise<void>> = {
  catchUp: notifications.catchUp,
  catchUpEverywhere: notifications.catchUpEverywhere,
  // A connection of its own, beside the one that the original listens on.
  async connect() {
    const client = new DatabaseClient({ servers })
    await client.connect()
    client.once('end', () => say('dropped'))
  },
}
const run = (call: string) =>
  calls[call]?.().then(
    () => say(`${call} done`),
    () => say(`${call} failed`),
  )
process.on('message', ({ call }: { call?: string }) => call && run(call))
process.once('disconnect', async () => {
  await run('catchUp')
  process.exit()
})

await notifications.subscribe({
  channels: ['essai'],
  onNotification: (_channel, payload) => say(payload),
  onConnected: () => say('connected'),
  onLost: () => say('lost'),
})
