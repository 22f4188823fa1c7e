import { setTimeout as sleep } from 'node:timers/promises'
import { hostUrls } from './host-urls.ts'
import { probeServer, type ServerState } from './probe-server.ts'

/** Together they notice a host that disappeared within eleven seconds: its standby takes over well within fifteen. */
export const databaseTimeouts = {
  /** A server that does not answer a new connection for this long is unreachable. */
  connectMs: 5_000,
  /** How long a query waits for one of the connections of its pool. */
  waitMs: 5_000,
  /** A statement that runs this long is a bug: one error is better than an exhausted pool. */
  statementMs: 15_000,
  /** Longer than that: no answer at all, not even an error, means that the server is gone. */
  queryMs: 20_000,
  /** A host that was silent for this long gets keep-alive packets. */
  keepAliveMs: 10_000,
  /** How often a connection that only listens is asked whether it is alive, and how long it may take to answer. */
  heartbeatMs: 3_000,
  heartbeatAnswerMs: 2_000,
}
export type DatabaseTimeouts = typeof databaseTimeouts

/** An open connection, or one that is being opened. */
interface Connection {
  /** Which of the servers, once connected. */
  place: number | undefined
  /** The address behind the host's name, which may have moved to another machine since. */
  address: string | undefined
  /** Closes the connection at once, without a farewell that a dead server would not take. */
  drop(): void
}

/** The servers of one `DATABASE_URL`, shared by all connections of a process, which are all to the same server. */
export interface Servers {
  urls: string[]
  timeouts: DatabaseTimeouts
  clients: Set<Connection>
  /** Told when a query begins; what it returns is called when the query has ended, well or not. */
  beginQuery?: (text: string) => () => void
  /** Behind a pooler that lends connections for one transaction at a time, prepared statements have no names. */
  forgetsNames?: boolean
  /** The place in `urls` of the server that takes writes. With one host nobody is asked. */
  find(): Promise<number>
  /** The server that was found may not take writes any more: ask again before the next connection. */
  forget(): void
}

export const createServers = (url: string, timeouts = databaseTimeouts): Servers => {
  const urls = hostUrls(url)
  const clients: Servers['clients'] = new Set()
  let known: number | undefined
  let searching: Promise<number> | undefined

  const search = async (): Promise<number> => {
    const states = await askAll(urls, timeouts.connectMs)
    const found = chooseServer(states)
    // A connection to any other server is dead, or would read old data and miss notifications.
    const isLost = (place: number) => (found === undefined ? states[place] === 'silent' : place !== found)
    for (const client of clients) if (client.place !== undefined && isLost(client.place)) client.drop()
    if (found === undefined) throw noneTakesWrites()
    known = found
    return found
  }

  return {
    urls,
    timeouts,
    clients,
    async find() {
      if (urls.length === 1) return 0
      if (known !== undefined) return known
      searching ??= search().finally(() => {
        searching = undefined
      })
      return searching
    },
    forget() {
      known = undefined
    },
  }
}

// An old primary that is back may take writes as well: the others get this long to say that they replaced it.
const compareMs = 200

/** All answers, or those that came shortly after the first server that takes writes. */
const askAll = async (urls: string[], timeoutMs: number): Promise<ServerState[]> => {
  const states = urls.map((): ServerState => 'silent')
  const enough = Promise.withResolvers<void>()
  const asked = urls.map(async (url, place) => {
    const state = await probeServer(url, timeoutMs)
    states[place] = state
    if (typeof state === 'object' && !state.readOnly) void sleep(compareMs).then(enough.resolve)
  })
  await Promise.race([Promise.all(asked), enough.promise])
  return [...states]
}

/**
 * A promotion begins a new timeline: of several that take writes, the last one to be promoted. A primary that was made
 * read-only, because its disk is full for instance, still serves readers if there is no other.
 */
export const chooseServer = (states: ServerState[]): number | undefined => {
  const primaries = states.flatMap((state, place) => (typeof state === 'object' ? [{ ...state, place }] : []))
  const [best] = primaries.toSorted(
    (a, b) => Number(a.readOnly) - Number(b.readOnly) || b.timeline - a.timeline || a.place - b.place,
  )
  return best?.place
}

// PostgreSQL's code for « not now, try again ».
const noneTakesWrites = () =>
  Object.assign(new Error('no server of DATABASE_URL takes writes'), { code: '57P03' as const })
