import type { Appeal, Auth, Language, NoticeItem, Output } from '@nimbo/contract'
import { inEveryLanguage } from './inEveryLanguage.ts'

const now = Math.floor(Date.now() / 1000)
const HOUR = 3_600

type Certification = Output<typeof Auth.getState>

/** Person without an application. */
const fresh: Certification = {
  state: 'none',
  id: 0,
  sent: 0,
  decide_by: 0,
  decided: 0,
  reason: '',
  advice: '',
  fix: '',
  tries: 3,
  apply_after: 0,
  appeal: '',
  appeal_until: 0,
  mobile: '+55 71•••••0619',
  consent: '2026-11',
  real_name: '',
  sex: 0,
  birthday: '',
  nationality: '',
  contact_type: '',
  contact: '',
  user_img: '',
}
const sent: Certification = {
  ...fresh,
  state: 'pending',
  id: 4471,
  sent: now - 10 * HOUR - 2_400,
  decide_by: now + 37 * HOUR + 1_200,
  tries: 2,
  real_name: 'Rafaela Okoye dos Santos',
  sex: 2,
  birthday: '2002-02-09',
  nationality: 'BR',
  contact_type: 'whatsapp',
  contact: '+5571988420619',
}
const rejected: Certification = {
  ...sent,
  state: 'rejected',
  sent: now - 40 * HOUR,
  decided: now - 3 * HOUR,
  reason: 'Photo unclear',
  advice: 'Take a new selfie facing a window. No filter, no sunglasses.',
  fix: 'user_img',
  appeal_until: now + 300 * HOUR,
}

/** One application in each of its states. */
export const certifications = {
  none: fresh,
  pending: sent,
  rejected,
  /** Rejection that no field can mend. */
  refused: {
    ...rejected,
    reason: 'You already have another account',
    advice: 'Each person can have one certified account. Use that one, or appeal if this is a mistake.',
    fix: '',
    tries: 0,
    apply_after: now + 100 * HOUR,
    user_img: '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b',
  },
  appealed: { ...rejected, appeal: 'open', appeal_until: 0 },
  approved: { ...sent, state: 'approved', decided: now - 30 * HOUR },
} satisfies Record<string, Certification>

const unclear = inEveryLanguage<readonly [reason: string, advice: string]>({
  en: ['Photo unclear', 'Take a new selfie facing a window. No filter, no sunglasses.'],
  es: ['La foto no se ve bien', 'Hazte otro selfie frente a una ventana. Sin filtros ni gafas de sol.'],
  fr: ['Photo peu lisible', 'Prenez un nouveau selfie face à une fenêtre. Sans filtre ni lunettes de soleil.'],
  zh: ['照片不清楚', '請面向窗戶重新自拍，不要使用濾鏡，不要戴墨鏡。'],
  pt: ['Foto pouco nítida', 'Tire uma nova selfie de frente para uma janela. Sem filtro e sem óculos escuros.'],
  ar: ['الصورة غير واضحة', 'التقط صورة شخصية جديدة أمام نافذة، من دون فلتر أو نظارات شمسية.'],
  'zh-cn': ['照片不清晰', '请面向窗户重新自拍，不要使用滤镜，不要戴墨镜。'],
})
/** Certification with the server's reason in the reader's language. */
export function certificationIn(state: keyof typeof certifications, language: Language): Certification {
  const found: Certification = certifications[state]
  const [reason, advice] = unclear[language]
  return found.fix === 'user_img' ? { ...found, reason, advice } : found
}

type AppealNow = Output<typeof Appeal.getAppeal>
const notAppealed: AppealNow = { state: '', ground: '', text: '', note: '', sent: 0, decide_by: 0, decided: 0, until: now + 300 * HOUR }
const open: AppealNow = {
  ...notAppealed,
  state: 'open',
  text: 'The photo is sharp on my phone. I took it facing a window. Please look again.',
  sent: now - 2 * HOUR,
  decide_by: now + 22 * HOUR,
  until: 0,
}
export const appeals = {
  none: notAppealed,
  open,
  upheld: {
    ...open,
    state: 'upheld',
    decided: now - HOUR,
    note: 'We looked at the photo again. Your eyes can’t be made out. A new photo is enough.',
  },
  overturned: { ...open, state: 'overturned', decided: now - HOUR, note: 'The photo shows you clearly. It should have been approved.' },
} satisfies Record<string, AppealNow>

/** Two about the account that have not been seen. */
export const notices: readonly NoticeItem[] = [
  {
    id: 71,
    kind: 'certification',
    title: 'Your certification wasn’t approved',
    text: 'Photo unclear. Take a new selfie facing a window. No filter, no sunglasses.',
    until: 0,
    url: '/anchorAuth',
    picture: '',
    islive: 0,
    addtime: now - 3 * HOUR,
    seen: 0,
  },
  {
    id: 74,
    kind: 'sanction',
    title: 'You’ve been muted in \u2068Marina Luz\u2069’s live',
    text: 'Insulting another viewer',
    until: now + HOUR,
    url: '',
    picture: '',
    islive: 0,
    addtime: now - HOUR,
    seen: 0,
  },
]
