import { generateURI, verify } from 'otplib'

const STEP_SECONDS = 30
/** Compared where there is no secret, so that the answer takes as long. */
const NOBODY = 'A'.repeat(32)

export const totpUri = (name: string, secret: string) => generateURI({ issuer: 'Nimbo operations', label: name, secret })

/** Time step that a code belongs to, one step early or late at most; undefined for a wrong code. */
export async function codeStep(secret: string | null | undefined, code: string): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined
  const result = await verify({ secret: secret ?? NOBODY, token: code, epochTolerance: STEP_SECONDS })
  return secret && result.valid && 'timeStep' in result ? result.timeStep : undefined
}
