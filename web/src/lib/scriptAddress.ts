interface ScriptPolicy {
  createScriptURL(address: string): unknown
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): ScriptPolicy
}

/** Scripts of this build and no others, whoever asks. */
export function ownScript(address: string, origin = location.origin): string {
  const url = new URL(address, origin)
  const known = url.pathname === '/sw.js' || url.pathname.startsWith('/assets/')
  if (url.origin !== origin || !known) throw new TypeError('not a script of ours')
  return url.href
}

/** lib.dom does not know Trusted Types; browsers without them take the text. The server allows a policy of this name only. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('nimbo', {
  createScriptURL: (address) => ownScript(address),
})

/** An address a worker may be started from. */
export function scriptAddress(path: string): string {
  return (policy ? policy.createScriptURL(path) : ownScript(path)) as string
}
