import type { Location } from 'react-router'

interface LoginNotice {
  text: string
  tone: 'success' | 'info'
}

/** What another screen has to say on the sign-in screen, which starts with a state of its own. */
export const withNotice = (
  text: string,
  tone: LoginNotice['tone'] = 'success',
): { state: { notice: LoginNotice } } => ({
  state: { notice: { text, tone } },
})

export const noticeOf = ({ state }: Pick<Location, 'state'>): LoginNotice | null =>
  (state as Partial<ReturnType<typeof withNotice>['state']> | null)?.notice ?? null
