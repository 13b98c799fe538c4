import { isStorable } from '@nimbo/contract'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import type { OperatorDeps } from './OperatorDeps.ts'

type Origin = Pick<OperatorDeps['config'], 'consoleOrigin'>

/** A passkey belongs to the host of the console and is good for nothing anywhere else. */
const rpOf = ({ consoleOrigin }: Origin) => new URL(consoleOrigin).hostname
/** ES256, EdDSA, RS256: what devices have. The library's own list asks the runtime for algorithms that are still experiments. */
const supportedAlgorithmIDs = [-7, -8, -257]
const expected = (config: Origin, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: config.consoleOrigin,
  expectedRPID: rpOf(config),
  requireUserVerification: true,
})

export const registrationOptions = (config: Origin, operator: { id: number; name: string }) =>
  generateRegistrationOptions({
    rpName: 'Nimbo operations',
    rpID: rpOf(config),
    userName: operator.name,
    userDisplayName: operator.name,
    userID: new TextEncoder().encode(`operator:${operator.id}`),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

export const signInOptions = (config: Origin) => generateAuthenticationOptions({ rpID: rpOf(config), userVerification: 'required' })

/** The new key, or undefined when the answer proves nothing. */
export async function newPasskey(config: Origin, challenge: string, answer: string): Promise<WebAuthnCredential | undefined> {
  try {
    const response = JSON.parse(answer) as RegistrationResponseJSON
    return (await verifyRegistrationResponse({ response, supportedAlgorithmIDs, ...expected(config, challenge) })).registrationInfo
      ?.credential
  } catch {
    return undefined
  }
}

/** The key an answer says it was made with. */
export function passkeyIdOf(answer: string): string {
  try {
    const { id } = JSON.parse(answer) as Partial<AuthenticationResponseJSON>
    return typeof id === 'string' && isStorable(id) ? id : ''
  } catch {
    return ''
  }
}

/** Counter of the key's uses, or undefined when the answer proves nothing. */
export async function provedCount(
  config: Origin,
  challenge: string,
  answer: string,
  credential: WebAuthnCredential,
): Promise<number | undefined> {
  try {
    const response = JSON.parse(answer) as AuthenticationResponseJSON
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({ response, credential, ...expected(config, challenge) })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
