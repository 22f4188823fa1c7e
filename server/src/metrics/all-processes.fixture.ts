// Run by tests as a process of its own, with two copies of itself: says what each copy gathers when it asks.
import cluster from 'node:cluster'
import { once } from 'node:events'
import { processLabel, relayMetrics, shareMetrics } from './all-processes.ts'
import { metric, toText } from './metric.ts'

if (cluster.isPrimary) {
  relayMetrics()
  const copies = [cluster.fork(), cluster.fork()]
  const told = copies.map(
    (copy) => new Promise<string>((tell) => copy.on('message', (message) => message.text && tell(message.text))),
  )
  await Promise.all(copies.map((copy) => once(copy, 'online')))
  for (const copy of copies) copy.send('go')
  process.stdout.write(JSON.stringify(await Promise.all(told)))
  for (const copy of copies) copy.kill()
} else {
  const own = metric('gauge', 'colocdar_number', 'A number.', [[{ process: processLabel() }, 7]])
  const gather = shareMetrics(() => [own])
  process.once('message', async () => process.send?.({ text: toText(await gather()) }))
}
