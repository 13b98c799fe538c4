import type { Output } from '@nimbo/contract'
import {
  AppealReview,
  Banner,
  Catalogue,
  Certification,
  Correction,
  Label,
  OperatorAuth,
  Lead,
  nameLine,
  Payout,
  Report,
  type ReportCase,
  Sanction,
  Status,
  SuperAdmin,
} from '@nimbo/contract/operator'
import { type Answer, answer } from '@nimbo/web/testing/answers.ts'
import { inEveryLanguage } from '@nimbo/web/testing/samples/inEveryLanguage.ts'
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
    datecreated: '',
    ended: 0,
    dateended: '',
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
    { sign: 'one_giver', weight: 'medium', fact: '62% from Omar Haddad (2048170), last 30 days' },
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

const reportCase = (id: number, part: Partial<ReportCase>): ReportCase => ({
  id,
  uid: 771_203,
  user_nicename: 'Diego Paz',
  avatar_thumb: '/avatars/diego.svg',
  level: 40,
  class: 'Gambling or scams',
  severity: 'high',
  reports: 3,
  stream: '771203_1',
  title: 'Penalty night',
  thumb: '/covers/stage.svg',
  live: 1,
  video: { state: '', href: '', thumb: '' },
  viewers: 1520,
  created: now - 250,
  due: now + 48,
  decision: '',
  decided: 0,
  decided_by: '',
  ...part,
})
export const cases: Output<typeof Report.getCases> = {
  list: [
    reportCase(20_930, { user_nicename: 'new_girl_07', avatar_thumb: '', class: 'May be a minor', reports: 2, due: now - 34 }),
    reportCase(20_931, {}),
    reportCase(20_932, {
      user_nicename: 'Theo_GG',
      avatar_thumb: '/avatars/theo.svg',
      class: 'Insults or harassment',
      severity: 'medium',
      due: now + 190,
    }),
    reportCase(20_933, {
      user_nicename: 'محمد ع',
      avatar_thumb: '',
      class: 'Something else',
      severity: 'low',
      reports: 1,
      live: 0,
      due: now + 3000,
    }),
  ],
  open: 4,
  live: 3,
  minors: 1,
  overdue: 1,
  decided_today: 33,
  in_time: 32,
  median: 72,
}
const said = (seq: number, uname: string, ct: string, hit: 0 | 1 = 0, deleted: 0 | 1 = 0) => ({
  seq,
  at: now - 300 + seq * 9,
  uid: hit === 1 ? 771_203 : seq,
  uname,
  level: 12,
  ct,
  hit,
  deleted,
  barrage: 0 as const,
})
const reporter = (uid: number, user_nicename: string, content: string, upheld: number, decided: number) => ({
  uid,
  user_nicename,
  avatar_thumb: '',
  level: 22,
  class: 'Gambling or scams',
  content,
  at: now - 200,
  upheld,
  decided,
})
export const caseDetail: Output<typeof Report.getCase> = {
  ...cases.list[1]!,
  certified: 1,
  since: now - 86_400 * 600,
  starttime: now - 5_880,
  lines: [
    said(1, 'joao.vmelo', 'golaço do Diego ontem'),
    said(2, 'Diego Paz', 'link no perfil, aposta já, dobro em 1 h', 1),
    said(3, 'lucas.ferraz', 'isso é golpe?'),
    said(4, 'Diego Paz', 'aposta já', 1, 1),
    said(5, 'ريم العتيبي', 'هذا احتيال'),
  ],
  written: [
    { reporter: 1, seq: 11, at: now - 900, uid: cases.list[1]!.uid, uname: 'Diego Paz', ct: 'manda o pix que eu dobro', image: '', hit: 1 },
    { reporter: 1, seq: 12, at: now - 860, uid: 1, uname: 'lucas.ferraz', ct: 'não, obrigado', image: '', hit: 0 },
  ],
  reporters: [
    reporter(1, 'lucas.ferraz', 'pede dinheiro por link', 8, 9),
    reporter(2, 'Inès M.', '', 2, 2),
    reporter(3, 'theo_spam77', '', 0, 6),
  ],
  reported: 12,
  upheld: 1,
  shows: 204,
  history: [{ act: 'warn', reason: 'Gambling or scams', at: now - 86_400 * 60, endtime: 0, by: 'Théo Lambert', lifted: 0 }],
  note: '',
}
export const reportRules: Output<typeof Report.getRules> = {
  reasons: [
    { id: 1, name: 'Gambling or scams', rule: '3.2' },
    { id: 2, name: 'Insults or harassment', rule: '1.4' },
  ],
  rules: ['30 minutes', '1 day', '7 days', '15 days', '30 days', '90 days', '180 days', 'For good'].map((name, i) => ({
    id: i + 1,
    name,
    seconds: i * 1800,
  })),
}
type SevenNames = readonly [string, string, string, string, string, string, string]
const namesOf = ([en, pt, es, fr, ar, cn, zh]: SevenNames) => nameLine(inEveryLanguage({ en, pt, es, fr, ar, 'zh-cn': cn, zh }))

/** The covers stand in for pictures the server would have drawn. */
const label = (id: number, names: SevenNames, isretired: 0 | 1 = 0) => {
  return { id, ...namesOf(names), colour: '#f0245e', position: id, isretired }
}
const labels: Output<typeof Label.getLabels> = [
  label(1, ['Lovely voice', 'Voz linda', 'Voz bonita', 'Jolie voix', 'صوت جميل', '声音好听', '聲音好聽']),
  label(2, ['Funny', 'Muito humor', 'Mucho humor', 'Beaucoup d’humour', 'خفة دم', '幽默风趣', '幽默風趣']),
  label(3, ['Mysterious', 'Mistério', 'Misterio', 'Mystère', 'غموض', '神秘', '神秘'], 1),
]

export const banners: Output<typeof Banner.getBanners> = [
  {
    id: 1,
    title: 'Samba Night Cup',
    url: '/live/class?liveclassid=1',
    picture: '/covers/stage.svg',
    state: 'shown',
    from: now - 7_200,
    until: now + 86_400,
    by: 'Inès Moreau',
  },
  { id: 2, title: 'Become a host', url: '/advertise', picture: '', state: 'checking', from: now - 30, until: 0, by: 'Inès Moreau' },
  {
    id: 3,
    title: 'ليالي رمضان',
    url: '',
    picture: '/covers/lanterns.svg',
    state: 'planned',
    from: now + 86_400,
    until: now + 172_800,
    by: 'Tomás Vidal',
  },
]
type Gift = Output<typeof Catalogue.getGifts>[number]
const giftRows: [
  id: number,
  price: number,
  type: Gift['type'],
  mark: Gift['mark'],
  icon: string,
  effectType: Gift['effect_type'],
  effect: string,
  seconds: number,
  names: SevenNames,
][] = [
  [
    1,
    1,
    0,
    0,
    '/gifts/paper-heart.svg',
    0,
    '',
    0,
    ['Paper Heart', 'Coração de papel', 'Corazón de papel', 'Cœur en papier', 'قلب ورقي', '纸心', '紙心'],
  ],
  [3, 9, 0, 1, '/gifts/rose.svg', 0, '', 0, ['Rose', 'Rosa', 'Rosa', 'Rose', 'وردة', '玫瑰', '玫瑰']],
  [4, 10, 3, 0, '/gifts/paint-brush.svg', 0, '', 0, ['Doodle', 'Rabisco', 'Garabato', 'Gribouillis', 'رسمة', '涂鸦', '塗鴉']],
  [10, 66, 0, 0, '/gifts/microphone.svg', 0, '', 0, ['Encore Mic', 'Microfone', 'Micrófono', 'Micro', 'ميكروفون', '麦克风', '麥克風']],
  [
    12,
    99,
    0,
    1,
    '/gifts/cloud-star.svg',
    0,
    '',
    0,
    ['Nimbo Star', 'Estrela Nimbo', 'Estrella Nimbo', 'Étoile Nimbo', 'نجمة نيمبو', '云朵之星', '雲朵之星'],
  ],
  [
    13,
    100,
    0,
    1,
    '/gifts/football.svg',
    2,
    '/effects/goal.json',
    3,
    ['Great Goal', 'Golaço', 'Golazo', 'But !', 'هدف', '世界波', '世界波'],
  ],
  [20, 520, 0, 2, '/gifts/crown.svg', 2, '/effects/coronation.json', 4, ['Crown', 'Coroa', 'Corona', 'Couronne', 'تاج', '皇冠', '皇冠']],
  [24, 1999, 1, 1, '/gifts/rocket.svg', 1, 'rocket-launch', 5, ['Rocket', 'Foguete', 'Cohete', 'Fusée', 'صاروخ', '火箭', '火箭']],
  [
    27,
    5200,
    1,
    0,
    '/gifts/castle.svg',
    1,
    'castle-in-clouds',
    6,
    ['Sky Castle', 'Castelo nas nuvens', 'Castillo en las nubes', 'Château des nuages', 'قلعة السحاب', '云端城堡', '雲端城堡'],
  ],
  [30, 20000, 1, 2, '/gifts/phoenix.svg', 1, 'phoenix-rising', 7, ['Phoenix', 'Fênix', 'Fénix', 'Phénix', 'عنقاء', '凤凰', '鳳凰']],
]
/** A part of the real catalogue; one of them has gone. */
export const gifts: Gift[] = giftRows.map(([id, price, type, mark, icon, effect_type, effect, effect_time, names]) => ({
  id,
  ...namesOf(names),
  price,
  type,
  mark,
  icon,
  effect,
  effect_type,
  effect_time,
  position: id,
  from: 0,
  until: 0,
  state: id === 10 ? 'retired' : 'offered',
}))
export const superAdmins: Output<typeof SuperAdmin.getSuperAdmins> = [
  {
    uid: 204_806,
    user_nicename: 'Omar Haddad',
    avatar_thumb: '',
    level: 61,
    since: now - 86_400,
    by: 'Inès Moreau',
    reason: 'Night shift, Brazil',
    acts: 12,
  },
]
export const sanctions: Output<typeof Sanction.getSanctions> = [
  {
    id: 20_418,
    act: 'disable',
    scope: 'all',
    state: 'active',
    rule: '3.2',
    rule_name: 'Gambling',
    reason: 'Gambling or scams',
    ban_rule: '7 days',
    by: 'platform',
    liveuid: 0,
    anchor: '',
    stream: '',
    title: '',
    starttime: now - 3600,
    endtime: now + 86_400 * 7,
    lines: [],
    appeal: 'none',
    appealed: 0,
    decided: 0,
    appeal_note: '',
    appeal_until: now + 86_400 * 7,
    uid: 771_203,
    user_nicename: 'Diego Paz',
    avatar_thumb: '',
    level: 40,
    by_name: 'Inès Moreau',
    note: 'second time this week',
  },
]

type Applications = Output<typeof Certification.getQueue>
const applicant = (
  id: number,
  real_name: string,
  nationality: string,
  age: number,
  hours: number,
  attempt = 1,
  avatar = '',
): Applications['list'][number] => ({
  id,
  uid: 1_175_956 + id,
  user_nicename: real_name.split(' ')[0]!,
  avatar_thumb: avatar && `/avatars/${avatar}.svg`,
  real_name,
  nationality,
  age,
  sent: now - (48 - hours) * 3_600,
  decide_by: now + hours * 3_600 + 60,
  attempt,
})

export const applications: Applications = {
  list: [
    applicant(4471, 'Rafaela Okoye dos Santos', 'BR', 24, 12, 2, 'rafa'),
    applicant(4472, 'Diego Paz Herrera', 'CO', 31, 14, 1, 'diego'),
    applicant(4473, 'Amina Khalil', 'EG', 27, 22, 1, 'noor'),
    applicant(4474, 'Camille Petit', 'FR', 18, 26, 1, 'camille'),
    applicant(4475, '陈思雨', 'CN', 22, 31, 1, 'yuki'),
    applicant(4476, 'Lucía Guzmán', 'MX', 29, 38, 2, 'lucia'),
    applicant(4477, 'هند المطيري', 'SA', 25, 46, 1, 'marina'),
  ],
  waiting: 7,
  again: 2,
  young: 1,
  decided_today: 41,
  approved_today: 34,
  median: 11_400,
}

export const application: Output<typeof Certification.getDetail> = {
  ...applications.list[0]!,
  state: 'pending',
  sex: 2,
  birthday: '2002-02-09',
  phone: '+5571988420619',
  phone_verified: true,
  contact_type: 'whatsapp',
  contact: '+5571988420619',
  consent: '2026-11',
  language: 'pt',
  has_photo: true,
  registered: now - 800 * 86_400,
  disabled: false,
  same: [{ uid: 902114, user_nicename: 'Yuki', certified: false }],
  history: [
    { id: 4471, sent: now - 36 * 3_600, decision: '', reason: '', note: '', name: '', at: 0 },
    {
      id: 4402,
      sent: now - 160 * 3_600,
      decision: 'reject',
      reason: 'Photo unclear',
      note: '',
      name: 'Théo Lambert',
      at: now - 145 * 3_600,
    },
  ],
}

export const reasons: Output<typeof Certification.getReasons> = [
  { code: 'photo_unclear', name: 'Photo unclear', text: 'Foto pouco nítida', advice: 'Tire uma nova selfie de frente para uma janela.' },
  {
    code: 'not_own_face',
    name: 'Not their own face',
    text: 'A foto deve mostrar só você',
    advice: 'Tire uma nova selfie só com o seu rosto.',
  },
  { code: 'name_differs', name: 'Name incomplete', text: 'Informe seu nome completo', advice: 'Escreva seu nome como está no documento.' },
  { code: 'under_age', name: 'Under 18', text: 'É preciso ter 18 anos ou mais', advice: 'Só adultos podem fazer lives.' },
  { code: 'unreachable', name: 'Unreachable', text: 'Não conseguimos falar com você', advice: 'Confira o contato.' },
  { code: 'duplicate', name: 'Second account', text: 'Você já tem outra conta', advice: 'Cada pessoa pode ter uma conta verificada.' },
  { code: 'not_verified', name: 'Other', text: 'Não conseguimos verificar seus dados', advice: 'Confira todos os campos.' },
]

const appealed = { subject: 'certification' as const, ground: '' as const, state: 'open' as const, decided_by: '', decided: 0, note: '' }
export const appeals: Output<typeof AppealReview.getAppeals> = {
  list: [
    {
      ...appealed,
      id: 31,
      subject_id: 4402,
      uid: 1180427,
      user_nicename: 'Rafaela',
      avatar_thumb: '/avatars/rafa.svg',
      title: 'Certification rejected: photo unclear',
      detail: 'too dark',
      acted_by: 'Théo Lambert',
      acted: now - 9 * 3_600,
      text: 'A foto está nítida. Por favor, olhem de novo.',
      sent: now - 2 * 3_600,
      decide_by: now + 22 * 3_600,
      mine: false,
    },
    {
      ...appealed,
      id: 32,
      subject_id: 4391,
      uid: 771203,
      user_nicename: 'Diego Paz',
      avatar_thumb: '/avatars/diego.svg',
      title: 'Certification rejected: second account',
      detail: '',
      acted_by: 'Inès Moreau',
      acted: now - 20 * 3_600,
      text: 'La otra cuenta es de mi hermano.',
      sent: now - 3_600,
      decide_by: now + 23 * 3_600,
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

/** Storage in the tab of a signed-in operator. */
export const operatorSession = { operator: JSON.stringify({ token: 'token-of-this-tab', id: 1, name: 'Inès Moreau', role: 'operator' }) }

/** A server on an ordinary evening. Tests replace the answer they are about. */
export const usualAnswers: readonly Answer[] = [
  answer(Status.getStatus, status),
  answer(Payout.getQueue, queue),
  answer(Payout.getDetail, detail),
  answer(Lead.getLeads, ({ state }) => (state === 'new' ? leads : { list: [], waiting: 1 })),
  answer(Correction.getCorrections, ({ state }) => (state === 'proposed' ? corrections : { list: [], waiting: 2 })),
  answer(Report.getCases, ({ state }) => (state === 'decided' ? { ...cases, list: [] } : cases)),
  answer(Report.getCase, ({ id }) => ({ ...caseDetail, ...cases.list.find((one) => one.id === Number(id)) })),
  answer(Report.getRules, reportRules),
  answer(SuperAdmin.getSuperAdmins, superAdmins),
  answer(Label.getLabels, labels),
  answer(Banner.getBanners, ({ retired }) => (Number(retired) ? [] : banners)),
  answer(Catalogue.getGifts, gifts),
  answer(Catalogue.check, ({ price }) => ({
    percent: 50,
    votes: Math.floor(Number(price) / 2),
    safe: 1 as const,
    payback: '0.8429',
    limit: '0.85',
    lines: ['pay 2.99 BRL for 300 + 300 coins; the inviter, an accomplice, gets 30', 'gift from buyer to accomplice at 50 %'],
  })),
  answer(SuperAdmin.getPerson, ({ touid }) => ({
    uid: Number(touid),
    user_nicename: 'Rafa Okoye',
    avatar_thumb: '',
    level: 38,
    issuper: 0 as const,
    disabled: 0 as const,
  })),
  answer(Sanction.getSanctions, sanctions),
  answer(Certification.getQueue, applications),
  answer(Certification.getDetail, application),
  answer(Certification.getReasons, reasons),
  answer(Certification.viewPhoto, { url: '/avatars/rafa.svg' }),
  answer(AppealReview.getAppeals, ({ state }) => (state === 'open' ? appeals : { list: [], waiting: 2 })),
  answer(OperatorAuth.getMe, { id: 1, name: 'Inès Moreau' }),
  answer(OperatorAuth.getAudit, [
    act(1, 'approve', 'withdrawal:8812'),
    act(2, 'proved', 'operator:1'),
    act(3, 'sign_in_refused', 'operator:1'),
  ]),
]
