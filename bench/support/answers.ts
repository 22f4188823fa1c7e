import type { Expected } from './answer-check.ts'
import { cacheCountsDuring } from './cache-counts.ts'
import { type Cpu, cpuDuring } from './cpu.ts'
import { fetchBytes } from './fetch-bytes.ts'
import { load, type Measured } from './load.ts'
import type { Running } from './processes.ts'

export type Site = Running<{ url: string }>

/** What is measured, and how its answers are told from others. */
export interface Answers {
  type: Expected['type']
  isRight(text: string, path: string): boolean
}

export interface Cost extends Measured {
  /** CPU milliseconds a request. */
  cpu: Cpu
}

/** Headers as a browser sends them. */
export const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' }

/** Requests that make their answers: paths that nobody asked for before. Without `warmUpSeconds` each of `warmUp` comes once. */
export const measureMade = async (
  sites: readonly Site[],
  answers: Answers,
  run: { paths: string[]; warmUp: string[]; connections: number; warmUpSeconds?: number },
): Promise<Cost> => {
  const { url } = (sites[0] as Site).ready
  const { paths, warmUp, warmUpSeconds, connections } = run
  const expected = { type: answers.type, leastBytes: (await smallest(url, warmUp, answers)) / 2 }
  // In production the code is compiled long before the server is busy. V8 optimises for thousands of requests.
  const length = warmUpSeconds ? { seconds: warmUpSeconds } : { amount: warmUp.length }
  await load({ url, paths: warmUp, ...length, connections, expected, headers: asBrowsers })
  const [[measured, cpu], counts] = await cacheCountsDuring(url, () =>
    cpuDuring(sites, () => load({ url, paths, amount: paths.length, connections, expected, headers: asBrowsers })),
  )
  const { total, different, wrong } = measured
  if (wrong > 0) return { ...measured, cpu: aRequest(cpu, total) }
  // Each process counts its own.
  if (sites.length === 1 && (counts.hit + counts.stale > 0 || counts.miss < total))
    throw new Error(`${counts.hit + counts.stale} of ${total} answers came from the cache, ${counts.miss} were made`)
  if (different < new Set(paths).size) throw new Error(`only ${different} different answers for ${total} addresses`)
  return { ...measured, cpu: aRequest(cpu, total) }
}

/** One address again and again, of ours or of another server that sends the same. */
export const measureStored = async (
  sites: readonly Site[],
  answers: Answers,
  run: { path: string; seconds: number; connections: number; url?: string },
): Promise<Cost> => {
  const ours = (sites[0] as Site).ready.url
  const { path, seconds, connections, url = ours } = run
  const expected = { type: answers.type, leastBytes: (await smallest(url, [path], answers)) / 2 }
  const [[measured, cpu], counts] = await cacheCountsDuring(ours, () =>
    cpuDuring(sites, () => load({ url, paths: [path], seconds, connections, expected, headers: asBrowsers })),
  )
  const { total, different, wrong } = measured
  if (wrong > 0) return { ...measured, cpu: aRequest(cpu, total) }
  if (sites.length === 1 && url === ours && counts.hit + counts.stale < total)
    throw new Error(`only ${counts.hit + counts.stale} of ${total} answers came from the cache`)
  // « il y a 2 minutes » changes while one waits, in each process at its own time.
  if (different > 2 * sites.length) throw new Error(`${different} different answers for ${path}`)
  return { ...measured, cpu: aRequest(cpu, total) }
}

const samples = 10

/** How many bytes the smallest of some answers has, as sent; each of them must be right. */
export const smallest = async (url: string, paths: string[], { isRight }: Answers): Promise<number> => {
  const step = Math.ceil(paths.length / samples)
  const sizes: number[] = []
  for (const path of paths.filter((_, index) => index % step === 0)) {
    const answer = await fetch(`${url}${path}`)
    if (answer.status !== 200 || !isRight(await answer.text(), path))
      throw new Error(`${path} answers ${answer.status}, and not what is to be measured`)
    sizes.push((await fetchBytes(`${url}${path}`)).bytes.length)
  }
  return Math.min(...sizes)
}

const aRequest = ({ node, postgres }: Cpu, requests: number): Cpu => ({
  node: node / requests,
  postgres: postgres / requests,
})
