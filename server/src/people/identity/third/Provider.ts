/** The secrets of one sign-in. Only `state` and `nonce` are sent to the client. */
export interface Attempt {
  nonce: string
  verifier: string
}

/** Values that a client returns with: exactly one of `code` and `access_token`; `openid` when it claims a subject. */
export interface Evidence {
  code: string
  access_token: string
  openid: string
}

/** An identity provider. */
export interface Provider {
  authorizationUrl(attempt: Attempt & { state: string }): Promise<URL>
  /** The person as the provider identifies them. Throws when anything about the evidence is wrong. */
  verify(evidence: Evidence, attempt: Attempt): Promise<{ subject: string; name: string }>
}
