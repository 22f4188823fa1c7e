import * as texts from '#texts/lib/auth'

interface LoginNotice {
  text: string
  tone: 'success' | 'info'
  /** A second line. */
  help?: string
  /** To be filled in. */
  username?: string
}

/** Navigation state with a message for the sign-in screen. */
export const withNotice = (
  text: string,
  tone: LoginNotice['tone'] = 'success',
  more: Pick<LoginNotice, 'help' | 'username'> = {},
): { state: { notice: LoginNotice } } => ({
  state: { notice: { text, tone, ...more } },
})

export const sessionEnded = withNotice(texts.sessionEnded, 'info')

/** Reads the message from the navigation state. */
export const noticeOf = (state: unknown): LoginNotice | null =>
  (state as Partial<ReturnType<typeof withNotice>['state']> | null)?.notice ?? null

let left: LoginNotice | null = null

/** For redirects of loaders, which carry no navigation state. */
export const leaveNotice = ({ state }: ReturnType<typeof withNotice>): void => {
  left = state.notice
}

export const leftNotice = (): LoginNotice | null => left

/** Called when the sign-in screen closes. */
export const clearNotice = (): void => {
  left = null
}
