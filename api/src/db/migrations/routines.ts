import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type pg from 'pg'

const folder = new URL('../../../sql/', import.meta.url)
const { version: release } = createRequire(import.meta.url)('../../../package.json') as { version: string }

const readFile = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const readRoutines = (): string => readdirSync(folder).sort().map(readFile).join('\n')
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Functions of text alone: indexes call some, so migrations need them. */
export const applyTextFunctions = async (client: pg.Client): Promise<void> => {
  await client.query(readFile('textes.sql'))
}

/**
 * Brings the functions and triggers of the database to the text in api/sql, when it changed. What a newer release has
 * written stays, also when that release came without a migration.
 */
export const applyRoutines = async (client: pg.Client): Promise<void> => {
  const text = readRoutines()
  await createRoutinesTable(client)
  const { rows } = await client.query<{ sha256: string; newer: boolean }>(
    `select sha256, string_to_array(release, '.')::int[] > string_to_array($1, '.')::int[] as newer from drizzle.routines`,
    [release],
  )
  if (rows.some(({ sha256, newer }) => newer || sha256 === digestOf(text))) return
  await client.query('begin')
  try {
    // Shorter than deadlock_timeout: where this and a writer wait for each other, this one gives up and tries again.
    await client.query(`set local lock_timeout = '300ms'`)
    await createRoutines(client, text)
    await client.query('commit')
  } finally {
    // Ends a failed transaction; does nothing after a commit.
    await client.query('rollback')
  }
}

/** In the caller's transaction. */
export const createRoutines = async (client: pg.Client, text = readRoutines()): Promise<void> => {
  await createRoutinesTable(client)
  // A function may call one of a later file.
  await client.query('set local check_function_bodies = off')
  await client.query(text)
  await client.query('delete from drizzle.routines')
  await client.query('insert into drizzle.routines (sha256, release) values ($1, $2)', [digestOf(text), release])
}

const createRoutinesTable = async (client: pg.Client): Promise<void> => {
  await client.query('create table if not exists drizzle.routines (sha256 text not null, release text not null)')
}
