interface NamedProof {
  /** Actions of the proof, and the facts that hold after it. */
  what: string
  /** Not run by CI: another proof or the test stage does the same at the reduced size. */
  onDemand?: true
}

/** Proofs by name, in the order they are run. */
export const proofs = {
  retry: { what: 'every money call while answers are lost and API and database killed: one effect' },
  keyless: { what: 'clients without a key behind a pooling proxy: none charged twice, none swallowed' },
  chat: { what: 'chat under SIGKILL of Centrifugo and the API: nothing lost, nothing doubled' },
  messages: { what: 'private messages under SIGKILL of Centrifugo and the API: each once and in order' },
  hostile: { what: 'odd Unicode, fuzzed calls and slow connections: nobody else notices, no 500' },
  redPack: { what: 'a storm of claims on red packs under kills: every coin to one person or back' },
  goals: { what: 'wishes and tasks raced in pairs under kills: every coin is paid or back, once' },
  play: { what: 'everything with coins in a room at once, under kills: all of it is the ledger’s' },
  money: { what: 'random money under SIGKILL of processes and database: one effect each, books right' },
  rollingRestart: { what: 'every process is replaced in turn while people call: no call fails' },
  secrets: { what: 'secrets planted through every call are in no log and no database statement log' },
  subchannel: { what: 'a room grows over the size of its sub-channels and back: no reader misses a frame' },
  revocation: { what: 'sign-outs and disabled accounts leave API, realtime, media, also without webhooks' },
  sanctions: { what: 'kick, mute and ban close API, realtime and media, also without webhooks' },
  battle: { what: 'a battle while the worker is killed: every score shown is the ledger’s' },
  roomFeature: { what: 'a room feature added by the steps of CONTRIBUTING compiles; --full: and is drawn' },
  gifts: { what: 'gifts and guard under kills and lost answers: receipts and ranks are the ledger’s', onDemand: true },
  privateShow: { what: 'private shows cut in random places: minutes billed are those with media', onDemand: true },
  micLink: { what: 'answers to mic requests at the same moment: one outcome, and both are told it', onDemand: true },
} satisfies Record<string, NamedProof>

export type ProofName = keyof typeof proofs

const entries: [string, NamedProof][] = Object.entries(proofs)
/** Proofs that CI runs, at their reduced size. */
export const proofNames: readonly string[] = entries.flatMap(([name, { onDemand }]) => (onDemand ? [] : [name]))
