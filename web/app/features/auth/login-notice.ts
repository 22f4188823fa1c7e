import type { Location } from 'react-router'

interface LoginNotice {
  notice: string
}

/** A good news that another screen brings to the sign-in screen, which starts with a state of its own. */
export const withNotice = (notice: string): { state: LoginNotice } => ({ state: { notice } })

export const noticeOf = ({ state }: Location): string | null => {
  const { notice } = (state ?? {}) as Partial<LoginNotice>
  return typeof notice === 'string' ? notice : null
}
