interface ScriptPolicy {
  createScriptURL(address: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

/** Files of our own build, and nothing else, may become scripts. */
function ownScript(address: string): string {
  const { origin, pathname } = new URL(address, location.origin)
  if (origin !== location.origin || !(import.meta.env.DEV || pathname.startsWith('/assets/'))) throw new TypeError('not a script of ours')
  return address
}

let policy: ScriptPolicy | undefined

/** The page's content policy takes a script's address only from a named policy; a browser that knows none gets the same check. */
export function trustedScript(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('nimbo', { createScriptURL: ownScript }) ?? { createScriptURL: ownScript }
  return policy.createScriptURL(address)
}
