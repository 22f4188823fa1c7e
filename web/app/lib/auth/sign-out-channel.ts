const channelName = 'colocdar-deconnexion'

interface SignOut {
  token: string
  userId: number
}

/** That a member signed out, and not only that the session is gone: the other tabs keep nothing of them either. */
export const tellSignOut = (signOut: SignOut): void => {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(signOut)
  channel.close()
}

export const onSignOutElsewhere = (follow: (signOut: SignOut) => void): void => {
  new BroadcastChannel(channelName).onmessage = ({ data }: MessageEvent<SignOut>) => follow(data)
}
