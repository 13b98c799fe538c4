export interface Granted {
  token: string
  /** Validity of the token. */
  seconds: number
}

/** An access token of another service, fetched on demand and renewed early enough not to expire in flight. */
export function accessToken(fetchToken: () => Promise<Granted>, earlySeconds: number) {
  let current: { token: Promise<string>; until: number } | undefined
  function renew(): Promise<string> {
    const mine: { token: Promise<string>; until: number } = {
      until: Infinity,
      token: fetchToken().then(({ token, seconds }) => {
        mine.until = Date.now() + (seconds - earlySeconds) * 1000
        return token
      }),
    }
    mine.token.catch(() => {
      if (current === mine) current = undefined
    })
    current = mine
    return mine.token
  }
  return {
    /** Calls made while it is being fetched wait for the same one; a failed one is not kept. */
    token: (): Promise<string> => (current && Date.now() <= current.until ? current.token : renew()),
    forget: () => void (current = undefined),
  }
}
