import type { ThirdType } from '@nimbo/contract'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/postgres.ts'

/** A person as another company knows them. */
export interface ThirdPerson {
  provider: ThirdType
  subject: string
  name: string
}
/** What a client brings back from another company. */
export interface ThirdProof {
  type: ThirdType
  state: string
  code: string
  access_token: string
  openid: string
}

/** Sign-in with other companies. */
export interface Third {
  /** Companies this deployment is registered with. */
  offered: readonly ThirdType[]
  /** Begins a sign-in; undefined when that company is not offered. */
  begin(type: ThirdType): Promise<{ url: string; state: string; nonce: string } | undefined>
  /** Who the company says it is; undefined when anything about the proof is wrong. A state is good once. */
  prove(proof: ThirdProof): Promise<ThirdPerson | undefined>
}

export function createThird(_db: Database, _config: Config['third']): Third {
  return { offered: [], begin: async () => undefined, prove: async () => undefined }
}
