import {
  leafHash,
  sealHash,
  sealMessage,
  type Statement,
  type StatementKeys,
  statementFormat,
  statementMessage,
  writeStatement,
} from '@nimbo/contract/statement'
import { me } from './people.ts'

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
/** Micros of a moment in the statement's month. */
const at = String(Date.UTC(2026, 8, 14, 18, 30) * 1000)
const [coins, house] = [String(me.id * 256 + 1), '-1']

async function newKey() {
  const { publicKey, privateKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  return {
    key: hex(await crypto.subtle.exportKey('raw', publicKey)),
    sign: async (message: string) => hex(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(message))),
  }
}

/** A month with one recharge, sealed and signed with keys of its own, as the server would write it. */
export async function signedStatement(): Promise<{ keys: StatementKeys; text: string }> {
  const [sealing, signing] = [await newKey(), await newKey()]
  const keys = { seal: sealing.key, statement: signing.key }
  const transfer = {
    id: '7001',
    op: 1,
    owner: me.id,
    state: 1,
    reason: '',
    ref: '8812',
    at,
    salt: '00000000-0000-4000-8000-000000007001',
    postings: [['1', '1', house, coins, '2739']] as const,
  }
  const none = '0'.repeat(64)
  const head = { id: '1', previous: none, history: none, root: await leafHash(transfer), transfers: 1, lo: '7001', hi: '7001', at }
  const statement: Statement = {
    format: statementFormat,
    origin: 'https://nimbo.example',
    person: me.id,
    month: '2026-09',
    part: 1,
    parts: 1,
    made: at,
    opening: { coin: '5681', vote: '0', debt: '0' },
    closing: { coin: '8420', vote: '0', debt: '0' },
    lines: [{ ...transfer, seal: '1', leaf: 0, path: [] }],
    seals: [{ ...head, path: [] }],
    head: { ...head, signature: await sealing.sign(sealMessage(await sealHash(head))) },
    keys,
  }
  return { keys, text: writeStatement({ statement, signature: await signing.sign(statementMessage(statement)) }) }
}
