interface ScriptPolicy {
  createScriptURL(address: string): unknown
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): ScriptPolicy
}

/** Accepts only scripts of this build. */
export function ownScript(address: string, origin = location.origin): string {
  const url = new URL(address, origin)
  const known = url.pathname === '/sw.js' || url.pathname.startsWith('/assets/')
  if (url.origin !== origin || !known) throw new TypeError('not a script of ours')
  return url.href
}

/** Another company's script our server named with an order. The page's own policy admits its origin and no other. */
let named: string | undefined

/** lib.dom does not know Trusted Types; browsers without them take the text. The server allows a policy of this name only. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('nimbo', {
  createScriptURL: (address) => (address === named ? address : ownScript(address)),
})

/** An address a worker may be started from. */
export function scriptAddress(path: string): string {
  return (policy ? policy.createScriptURL(path) : ownScript(path)) as string
}

/** Only a whole https address can be named; on this machine also one of its own ports. */
export function isNameable(address: string): boolean {
  return /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?\//.test(address)
}

/** The address of the one script of another company this page may load. */
export function namedScript(address: string): string {
  if (!isNameable(address)) throw new TypeError('not a script one can name')
  named = address
  return policy ? (policy.createScriptURL(address) as string) : address
}
