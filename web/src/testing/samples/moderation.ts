import type { Language, Livemanage, Moderation, Output, RoomAct, Sanction, Sanctions, Reports } from '@nimbo/contract'
import { inEveryLanguage } from './inEveryLanguage.ts'
import { bia, person, viewers } from './people.ts'
import { room } from './rooms.ts'

const now = Math.floor(Date.now() / 1000)
type Pop = Output<typeof Moderation.getPop>
type Names = readonly string[]

const theo = person(338019, 'Theo_GG', 'theo', 17)

/** Person in the room, as a viewer sees them unless `acts` grants more. */
export const popOf = (acts: readonly RoomAct[] = ['report'], more: Partial<Pop> = {}): Pop => ({
  ...theo,
  level_anchor: 1,
  signature: 'Ranked every night. Coffee, cats and bad puns.',
  city: 'Lyon',
  follows: 214,
  fans: 1902,
  consumption: '38400',
  votestotal: '0',
  isattention: 0,
  isblack: 0,
  usertype: 30,
  guard_type: 0,
  action: 30,
  acts: [...acts],
  reports: 0,
  since: 0,
  muted: 0,
  muted_until: 0,
  sanctions: 0,
  messages: 0,
  lines: [],
  ...more,
})
export const anchorsActs = ['mute', 'kick', 'setAdmin', 'delMsg', 'report'] as const
const said = ['go next, this song is mid', 'learn to play you clown', 'you too, tati']
/** Card of a troublemaker, as the host sees it. */
export const troublePop = popOf(anchorsActs, {
  action: 501,
  reports: 2,
  sanctions: 1,
  since: now - 2520,
  messages: 31,
  lines: said.map((ct, i) => ({ seq: i + 1, at: now - 200 + i * 60, ct, deleted: 0 })),
})

const reportNames = inEveryLanguage<Names>({
  en: ['Gambling or scams', 'Insults or harassment', 'Violence or sexual content', 'May be a minor', 'Something else'],
  pt: ['Apostas ou golpes', 'Ofensas ou assédio', 'Violência ou conteúdo sexual', 'Pode ser menor de idade', 'Outra coisa'],
  es: ['Apuestas o estafas', 'Insultos o acoso', 'Violencia o contenido sexual', 'Puede ser menor de edad', 'Otra cosa'],
  fr: ['Jeux d’argent ou arnaques', 'Insultes ou harcèlement', 'Violence ou contenu sexuel', 'Semble être mineur', 'Autre chose'],
  ar: ['مراهنات أو احتيال', 'إهانات أو تحرش', 'عنف أو محتوى جنسي', 'قد يكون قاصرًا', 'شيء آخر'],
  'zh-cn': ['赌博或诈骗', '辱骂或骚扰', '暴力或色情内容', '可能是未成年人', '其他'],
  zh: ['賭博或詐騙', '辱罵或騷擾', '暴力或色情內容', '可能是未成年人', '其他'],
})
const hints = inEveryLanguage({
  en: 'Links, payments outside Nimbo, sure wins',
  pt: 'Links, pagamentos por fora, ganho garantido',
  es: 'Enlaces, dinero fuera, ganancias seguras',
  fr: 'Liens, argent hors de Nimbo, gains assurés',
  ar: 'روابط، دفع خارج نيمبو، أرباح مضمونة',
  'zh-cn': '链接、站外付款、稳赚不赔',
  zh: '連結、站外付款、穩賺不賠',
})
const roomNames = inEveryLanguage<Names>({
  en: ['Insults', 'Spam', 'Links or ads', 'Flooding', 'Other'],
  pt: ['Ofensas', 'Spam', 'Links ou propaganda', 'Mensagens em excesso', 'Outro motivo'],
  es: ['Insultos', 'Spam', 'Enlaces o publicidad', 'Mensajes en exceso', 'Otro motivo'],
  fr: ['Insultes', 'Spam', 'Liens ou publicité', 'Messages en rafale', 'Autre motif'],
  ar: ['إهانات', 'رسائل مزعجة', 'روابط أو إعلانات', 'إغراق الدردشة', 'سبب آخر'],
  'zh-cn': ['辱骂', '垃圾信息', '链接或广告', '刷屏', '其他原因'],
  zh: ['辱罵', '垃圾訊息', '連結或廣告', '洗版', '其他原因'],
})
export const reasons = (kind: 'room' | 'report', language: Language): Output<typeof Reports.getReportClass> =>
  (kind === 'room' ? roomNames : reportNames)[language].map((name, i) => ({
    id: kind === 'room' ? i + 7 : i + 1,
    name,
    des: kind === 'report' && i === 0 ? hints[language] : '',
    rule: '1.4',
  }))

const lengths = inEveryLanguage<Names>({
  en: ['30 minutes', '1 day', '7 days', '30 days', 'For good'],
  pt: ['30 minutos', '1 dia', '7 dias', '30 dias', 'Permanente'],
  es: ['30 minutos', '1 día', '7 días', '30 días', 'Permanente'],
  fr: ['30 minutes', '1 jour', '7 jours', '30 jours', 'Définitivement'],
  ar: ['30 دقيقة', 'يوم واحد', '7 أيام', '30 يومًا', 'نهائيًا'],
  'zh-cn': ['30 分钟', '1 天', '7 天', '30 天', '永久'],
  zh: ['30 分鐘', '1 天', '7 天', '30 天', '永久'],
})
export const banRules = (language: Language): Output<typeof Moderation.getLiveBanRules> =>
  lengths[language].map((name, i) => ({ id: i + 1, name, seconds: [1800, 86_400, 604_800, 2_592_000, 0][i]! }))

export const admins: Output<typeof Moderation.getAdminList> = {
  list: [
    { ...viewers[0]!, since: now - 86_400 * 90, acts: 112 },
    { ...viewers[2]!, since: now - 86_400 * 15, acts: 1 },
  ],
  nums: 2,
  total: 5,
  suggested: [{ ...viewers[1]!, shows: 38, of: 50 }],
}

type Sanctioned = Output<typeof Livemanage.getShutList>['list'][number]
const sanctioned = (id: number, name: string, part: Partial<Sanctioned>): Sanctioned => ({
  ...person(id, name, '', 6),
  sanction: id,
  reason: 'Spam',
  since: now - 600,
  endtime: 0,
  show: 0,
  by: 204809,
  by_name: 'Rafa Okoye',
  ...part,
})
export const mutedPeople = [
  sanctioned(9001, 'theo_spam77', {}),
  sanctioned(9002, 'luis.cobra', { endtime: now + 2040, by: 1, by_name: 'Sofi.Rivas' }),
  sanctioned(9003, 'محمد ع', { show: 1, by: 2, by_name: 'Omar Haddad' }),
]
export const kickedPeople = [sanctioned(9004, 'bet_king_22', { endtime: now + 80_000 })]
const done = (act: Output<typeof Livemanage.getActivity>[number]['act'], to_name: string, seconds = 0) => ({
  act,
  at: now - 300,
  by: act === 'kick' ? 204809 : 1,
  by_name: act === 'kick' ? 'Rafa Okoye' : 'Sofi.Rivas',
  touid: 9001 + to_name.length,
  to_name,
  reason: act === 'mute' ? 'Spam' : '',
  seconds,
  nums: act === 'delMsg' ? 3 : 0,
})
export const activity = [
  done('mute', 'luis.cobra', 3600),
  done('kick', 'bet_king_22', 86_400),
  done('unmute', 'tati'),
  done('delMsg', 'bet'),
]

const facts = inEveryLanguage<readonly [reason: string, rule: string]>({
  en: ['Insults', 'Harassment'],
  pt: ['Ofensas', 'Assédio'],
  es: ['Insultos', 'Acoso'],
  fr: ['Insultes', 'Harcèlement'],
  ar: ['إهانات', 'التحرش والإساءة'],
  'zh-cn': ['辱骂', '骚扰'],
  zh: ['辱罵', '騷擾'],
})
export const sanctionOf = (act: Sanction['act'], language: Language, part: Partial<Sanction> = {}): Sanction => ({
  id: 20_418,
  act,
  scope: act === 'mute' || act === 'kick' ? 'room' : 'all',
  state: 'active',
  rule: '1.4',
  rule_name: facts[language][1],
  reason: facts[language][0],
  ban_rule: '',
  by: act === 'mute' ? 'admin' : act === 'kick' ? 'anchor' : 'platform',
  liveuid: act === 'mute' || act === 'kick' || act === 'close' ? room.uid : 0,
  anchor: act === 'mute' || act === 'kick' || act === 'close' ? bia.user_nicename : '',
  stream: room.stream,
  title: room.title,
  starttime: now - 900,
  endtime: now + 86_400,
  lines: act === 'mute' || act === 'kick' ? [{ at: now - 960, ct: 'learn to play you clown' }] : [],
  appeal: 'none',
  appealed: 0,
  decided: 0,
  appeal_note: '',
  appeal_until: now + 86_400 * 7,
  ...part,
})
export const sanctionsOf = (list: Sanction[], disabled: 0 | 1 = 0): Output<typeof Sanctions.getSanctions> => ({
  disabled,
  coin: '3150',
  votes: '214600',
  list,
})
