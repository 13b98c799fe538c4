import type { Output } from '@nimbo/contract'
import { Correction, OperatorAuth, Lead, Payout, Status } from '@nimbo/contract/operator'
import { type Answer, answer } from '@nimbo/web/testing/answers.ts'
import { rooms } from '@nimbo/web/testing/samples/rooms.ts'

const now = Math.floor(Date.now() / 1000)
type Queue = Output<typeof Payout.getQueue>
type Queued = Queue['list'][number]
type Row = [
  uid: number,
  name: string,
  avatar: string,
  type: 1 | 2,
  votes: number,
  minutes: number,
  risk: Queued['risk'],
  signed: number,
  needed: number,
]
/** A busy evening. */
const rows: Row[] = [
  [1180427, 'Rafaela O. Santos', 'rafa', 1, 20_000, 2, 'high', 1, 2],
  [118204, 'Bia Nascimento', 'bia', 1, 120_000, 9, 'low', 1, 2],
  [553201, 'نور الهدى', 'noor', 2, 75_000, 14, 'low', 0, 1],
  [209944, 'DJ Kaíque', 'kaique', 1, 48_000, 22, 'medium', 0, 2],
  [330118, 'Lucía Ferrer', 'lucia', 2, 32_000, 31, 'low', 0, 1],
  [771203, 'Diego Paz', 'diego', 2, 210_000, 48, 'high', 0, 2],
  [660217, 'Camille B.', 'camille', 2, 15_000, 62, 'low', 0, 1],
  [204817, 'Marina Luz', 'marina', 1, 96_000, 70, 'low', 0, 2],
  [902114, 'Yuki', 'yuki', 2, 6_500, 100, 'low', 0, 1],
  [2048170, 'Omar Haddad', 'omar', 2, 42_000, 112, 'medium', 0, 1],
]

function withdrawal([uid, name, avatar, type, votes, minutes, risk, signed, needed]: Row, index: number): Queued {
  const gross = type === 1 ? votes / 100 : votes / 500
  const [take, tax, fee] = [gross * 0.2, type === 1 ? gross * 0.06 : 0, type === 1 ? 0 : 1]
  const money = (amount: number) => amount.toFixed(2)
  return {
    id: index + 1,
    no: `W8${String(8120 + index)}K4TQ7`,
    status: 0,
    state: 'review',
    votes: String(votes),
    gross: money(gross),
    take: money(take),
    tax: money(tax),
    fee: money(fee),
    money: money(gross - take - tax - fee),
    currency: type === 1 ? 'BRL' : 'USDT',
    type,
    account: '•••',
    reason: '',
    note: '',
    created: now - minutes * 60,
    ended: 0,
    uid,
    user_nicename: name,
    avatar_thumb: `/avatars/${avatar}.svg`,
    risk,
    signed,
    needed,
    why: '',
    mine: 0,
  }
}

const list = rows.map(withdrawal)
const giver = (uid: number, user_nicename: string, percent: number) => ({
  uid,
  user_nicename,
  avatar_thumb: '',
  votes: String(percent * 200),
  percent,
})

export const queue: Queue = {
  list,
  waiting: 23,
  mine: 4,
  oldest: now - 112 * 60,
  high: 3,
  paid_today: [
    { currency: 'BRL', money: '18402.00' },
    { currency: 'USDT', money: '951.200000' },
  ],
}

export const detail: Output<typeof Payout.getDetail> = {
  ...list[0]!,
  level: 38,
  certified: 2025,
  destination: 'rafaela.santos@mail.example',
  holder: 'Rafaela Oliveira Santos',
  document: '52998224725',
  signs: [
    { sign: 'account_changed', weight: 'high', fact: 'changed 2 h before the request · 14 earlier payouts' },
    { sign: 'one_giver', weight: 'medium', fact: '62 % from Omar Haddad (2048170), last 30 days' },
    { sign: 'new_device', weight: 'medium', fact: 'signed in 3 h before the request' },
  ],
  passed: 7,
  checks: 10,
  givers: [giver(2048170, 'Omar Haddad', 62), giver(1, 'Yuki', 9), giver(2, 'Diego Paz', 8), giver(3, 'Camille B.', 6)],
  signatures: [{ operator: 2, name: 'Théo Lambert', decision: 'approve', note: 'key confirmed by call', at: now - 60 }],
  notes: [],
  history: [{ ...withdrawal(rows[0]!, 40), state: 'paid', status: 1, ended: now - 86_400 * 9, created: now - 86_400 * 9 }],
  provider: '',
}

export const status: Output<typeof Status.getStatus> = {
  engines: ['PostgreSQL', 'Redis', 'Centrifugo', 'LiveKit', 'S3'].map((name) => ({ name, ok: true, ms: 2, note: '' })),
  funds: [
    { asset: 'USDT', amount: '5200.000000', floor: '1000', low: false, at: now },
    { asset: 'TRX', amount: '40', floor: '100', low: true, at: now },
  ],
  viewers: 2375,
  rooms,
  uptime: 91_000,
}

export const leads: Output<typeof Lead.getLeads> = {
  list: [
    {
      id: 1,
      name: 'Rafaela Santos',
      contact_type: 'whatsapp',
      contact: '+5571988420619',
      country: 'BR',
      language: 'pt',
      about: 'Canto samba e pagode toda sexta.',
      state: 'new',
      created: now - 600,
      uid: 0,
    },
  ],
  waiting: 1,
}

export const corrections: Output<typeof Correction.getCorrections> = {
  list: [
    {
      id: 12,
      kind: 'adjustment',
      uid: 118204,
      user_nicename: 'Bia Nascimento',
      asset: 'coin',
      amount: '-500',
      transfer: '',
      ref: 'order NB7Q2K4T',
      reason: 'Credited twice after the provider’s outage.',
      state: 'proposed',
      proposed_by: 'Théo Lambert',
      proposed: now - 300,
      decided_by: '',
      decided: 0,
      note: '',
      mine: false,
    },
    {
      id: 11,
      kind: 'freeze',
      uid: 771203,
      user_nicename: 'Diego Paz',
      asset: '',
      amount: '0',
      transfer: '',
      ref: 'withdrawal W88125K4TQ7',
      reason: 'Stolen cards.',
      state: 'proposed',
      proposed_by: 'Inès Moreau',
      proposed: now - 900,
      decided_by: '',
      decided: 0,
      note: '',
      mine: true,
    },
  ],
  waiting: 2,
}

const act = (id: number, name: string, subject: string) => ({
  id,
  operator: 1,
  name: 'Inès Moreau',
  act: name,
  subject,
  detail: '{}',
  at: now - id * 60,
})

/** What the tab of an operator who is signed in remembers. */
export const operatorSession = { operator: JSON.stringify({ token: 'token-of-this-tab', id: 1, name: 'Inès Moreau', role: 'operator' }) }

/** A server on an ordinary evening. Tests replace the answer they are about. */
export const usualAnswers: readonly Answer[] = [
  answer(Status.getStatus, status),
  answer(Payout.getQueue, queue),
  answer(Payout.getDetail, detail),
  answer(Lead.getLeads, ({ state }) => (state === 'new' ? leads : { list: [], waiting: 1 })),
  answer(Correction.getCorrections, ({ state }) => (state === 'proposed' ? corrections : { list: [], waiting: 2 })),
  answer(OperatorAuth.getMe, { id: 1, name: 'Inès Moreau' }),
  answer(OperatorAuth.getAudit, [act(1, 'payout.approve', 'W8812K4TQ7'), act(2, 'gate.refused', '')]),
]
