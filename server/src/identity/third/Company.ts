/** What one sign-in was begun with. Only `state` and `nonce` are told to the client. */
export interface Attempt {
  nonce: string
  verifier: string
}

/** What a client brings back: exactly one of `code` and `access_token`; `openid` when it claims to know who it is. */
export interface Evidence {
  code: string
  access_token: string
  openid: string
}

/** One company people can sign in with. */
export interface Company {
  /** Where the person goes. */
  address(attempt: Attempt & { state: string }): Promise<URL>
  /** Who the company says it is. Throws when anything about the evidence is wrong. */
  prove(evidence: Evidence, attempt: Attempt): Promise<{ subject: string; name: string }>
}
