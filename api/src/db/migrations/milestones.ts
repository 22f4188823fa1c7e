import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '../database.ts'

/** When the operator last saved the database, failed to, or restored it; the latter until its mails are released. */
export type Milestone = 'backup' | 'backup-failed' | 'restored'

type Client = Pick<pg.Client, 'query'>

/** Beside the list of migrations and not one of them: a restore writes here whatever the version of its backup. */
export const createMilestones = async (client: Client): Promise<void> => {
  await client.query('create schema if not exists drizzle')
  await client.query('create table if not exists drizzle.milestones (name text primary key, at timestamptz not null)')
}

/** Replaces the last one of this name. */
export const storeMilestone = async (client: Client, name: Milestone): Promise<void> => {
  await createMilestones(client)
  await client.query(
    'insert into drizzle.milestones (name, at) values ($1, now()) on conflict (name) do update set at = now()',
    [name],
  )
}

export const readMilestones = async (db: Db): Promise<Partial<Record<Milestone, Date>>> => {
  const { rows } = await db.execute<{ name: Milestone; at: string }>(sql`select name, at from drizzle.milestones`)
  return Object.fromEntries(rows.map(({ name, at }) => [name, new Date(at)]))
}

/** False when there is none. */
export const deleteMilestone = async (db: Db, name: Milestone): Promise<boolean> =>
  (await db.execute(sql`delete from drizzle.milestones where name = ${name}`)).rowCount === 1
