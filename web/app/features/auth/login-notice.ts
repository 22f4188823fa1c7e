interface LoginNotice {
  notice: string
}

/** A good news that another screen brings to the sign-in screen, which starts with a state of its own. */
export const withNotice = (notice: string): { state: LoginNotice } => ({ state: { notice } })

export const noticeOf = (carried: unknown): string | null => {
  const { notice } = (carried ?? {}) as Partial<LoginNotice>
  return typeof notice === 'string' ? notice : null
}
