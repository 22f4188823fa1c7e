import type { Page } from '@playwright/test'
import type { DemoAccount } from '../support/stored-session.ts'

export const widths = [360, 768, 1280] as const
export type Width = (typeof widths)[number]
export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

interface ShotOptions {
  /** What lies above the page: as much as one sees of it, and not the whole length. */
  overlay?: boolean
  /** For what only exists at some widths. */
  only?: readonly Width[]
}

/** Takes the page as it stands now, at every width, light and dark. */
export type Shoot = (part?: string, options?: ShotOptions) => Promise<void>

export interface Published {
  part?: string
  width: Width
  scheme: Scheme
}

export interface Screen {
  name: string
  path: string
  /** Who looks; a visitor when absent. */
  as?: DemoAccount
  /** What is done there, and taken on the way. Without it, the page as it opens. */
  walk?: (page: Page, shoot: Shoot) => Promise<void>
  /** What the documentation shows of it. */
  published?: readonly Published[]
}
