import type { TestMembre } from './membres.ts'
import type { TestApp } from './test-app.ts'

/** A call that succeeds, on rows created for it. */
export interface ValidCall {
  /** The caller; null for a visitor. */
  as: TestMembre | null
  params?: Record<string, unknown>
  query?: Record<string, string | number | boolean>
  body?: Record<string, unknown>
  /** A multipart form instead of a JSON body. */
  form?: { payload: Buffer; headers: Record<string, string> }
}

export type Prepare = (test: TestApp) => Promise<ValidCall>
