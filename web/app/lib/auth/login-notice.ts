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

export const sessionEnded = withNotice(
  'Votre session a pris fin. Reconnectez-vous pour reprendre où vous en étiez.',
  'info',
)

/** Out of what the navigation carried. */
export const noticeOf = (state: unknown): LoginNotice | null =>
  (state as Partial<ReturnType<typeof withNotice>['state']> | null)?.notice ?? null
