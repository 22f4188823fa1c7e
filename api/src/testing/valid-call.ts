import type { TestMembre } from './membres.ts'
import type { TestApp } from './test-app.ts'

/** One call that succeeds, on things made for it. */
export interface ValidCall {
  /** Who may make it; null for a visitor. */
  as: TestMembre | null
  params?: Record<string, unknown>
  query?: Record<string, string | number | boolean>
  body?: Record<string, unknown>
  /** A form in place of a JSON body. */
  form?: { payload: Buffer; headers: Record<string, string> }
}

export type Prepare = (test: TestApp) => Promise<ValidCall>
