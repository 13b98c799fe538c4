/** The parameters of the redirect back to us after a sign-in at an identity provider. */
export interface CameBack {
  state: string
  code: string
  error: string
}

const MAX_STEPS = 10

/** Signs in at an identity provider: opens its page, gives a name, and follows every redirect until one leads back to us. */
export async function signInAt(url: string, back: string, name: string, answer: 'yes' | 'no' = 'yes'): Promise<CameBack> {
  const cookies = new Map<string, string>()
  let next: { url: string; form?: URLSearchParams } = { url }
  for (let step = 0; step < MAX_STEPS; step++) {
    if (next.url.startsWith(back)) return cameBack(new URL(next.url).searchParams)
    const headers = { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') }
    const response = await fetch(next.url, { headers, redirect: 'manual', ...(next.form && { method: 'POST', body: next.form }) })
    for (const cookie of response.headers.getSetCookie()) {
      const [, key, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(key!, value!)
    }
    const location = response.headers.get('location')
    if (location === null && response.status !== 200) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    next = location === null ? { url: next.url, form: new URLSearchParams({ name, answer }) } : { url: new URL(location, next.url).href }
  }
  throw new Error('the provider never redirected back')
}

function cameBack(parameters: URLSearchParams): CameBack {
  const text = (key: string) => parameters.get(key) ?? ''
  return { state: text('state'), code: text('code'), error: text('error') }
}
