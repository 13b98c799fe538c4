import { type Language, type Notice, type NoticeItem, noticeTopics, type Output } from '@nimbo/contract'

const now = Math.floor(Date.now() / 1000)
const HOUR = 3_600
const DAY = 24 * HOUR

const plain = { until: 0, picture: '', islive: 0, seen: 1 } as const

type Words = readonly [title: string, text: string]
const words: Record<
  'en' | 'ar' | 'zh-cn',
  Record<'live' | 'follower' | 'withdrawal' | 'report' | 'goal' | 'refund' | 'ended' | 'sanction', Words>
> = {
  en: {
    live: ['\u2068Marina Luz\u2069 is live', 'Noite acústica nas nuvens'],
    follower: ['12 new followers', '\u2068Omar Haddad\u2069 and others started following you.'],
    withdrawal: ['Your withdrawal was paid', 'R$184.00'],
    report: ['Your report about \u2068Theo_GG\u2069', 'We reviewed it and took action. Thanks for helping keep Nimbo safe.'],
    goal: ['Your tip is back', '“\u2068Encore\u2069” wasn’t done in time. Your 462 coins are back in your wallet.'],
    refund: ['Payment refunded', 'R$24.90 was refunded to you. 2,739 coins were taken out of your balance.'],
    ended: ['\u2068DJ Kaíque\u2069’s live has ended', 'Rooftop set: deep house till sunrise'],
    sanction: ['You’ve been muted in \u2068Marina Luz\u2069’s live', 'Insulting another viewer'],
  },
  ar: {
    live: ['\u2068Marina Luz\u2069 في بث مباشر الآن', 'Noite acústica nas nuvens'],
    follower: ['متابعون جدد: 12', 'لديك متابعات جديدة من \u2068Omar Haddad\u2069 وآخرين.'],
    withdrawal: ['تم تحويل مبلغ السحب', '\u2066R$ 184.00\u2069'],
    report: ['بلاغك عن \u2068Theo_GG\u2069', 'راجعنا البلاغ واتخذنا إجراءً. شكرًا لمساعدتك في الحفاظ على أمان Nimbo.'],
    goal: ['عاد إليك دعمك', 'لم يُنجز «\u2068Encore\u2069» في الوقت المحدد. عادت 462 عملة إلى محفظتك.'],
    refund: ['تم استرداد المبلغ المدفوع', 'أُعيد إليك مبلغ \u2066R$ 24.90\u2069. خُصمت العملات من رصيدك: 2,739.'],
    ended: ['انتهى بث \u2068DJ Kaíque\u2069', 'Rooftop set: deep house till sunrise'],
    sanction: ['تم كتمك في بث \u2068Marina Luz\u2069', 'إهانة مشاهد آخر'],
  },
  'zh-cn': {
    live: ['\u2068Marina Luz\u2069 正在直播', 'Noite acústica nas nuvens'],
    follower: ['新增 12 位粉丝', '\u2068Omar Haddad\u2069 等人关注了你。'],
    withdrawal: ['你的提现已到账', 'R$184.00'],
    report: ['你对 \u2068Theo_GG\u2069 的举报', '我们已核实并作出处理。感谢你帮助维护 Nimbo 的安全。'],
    goal: ['打赏已退回', '“\u2068Encore\u2069”未按时完成。462 云币已退回你的钱包。'],
    refund: ['付款已退回', '已退回 R$24.90。 余额已扣除 2,739 云币。'],
    ended: ['\u2068DJ Kaíque\u2069 的直播已结束', 'Rooftop set: deep house till sunrise'],
    sanction: ['你在 \u2068Marina Luz\u2069 的直播间被禁言', '辱骂其他观众'],
  },
}

/** One of every look, newest first. */
export function everyNotice(language: Language): NoticeItem[] {
  // In the others no English may stay.
  const said = words[language === 'ar' || language === 'en' ? language : 'zh-cn']
  const as = ([title, text]: Words) => ({ ...plain, title, text })
  return [
    {
      ...as(said.live),
      id: 90,
      kind: 'live',
      url: '/liveAudience?liveuid=204801&stream=204801_1763400000',
      picture: '/covers/room.svg',
      islive: 1,
      addtime: now - 120,
      seen: 0,
    },
    {
      ...as(said.follower),
      id: 89,
      kind: 'follower',
      url: '/user/fans?touid=204899',
      picture: '/avatars/omar.svg',
      addtime: now - 300,
      seen: 0,
    },
    { ...as(said.withdrawal), id: 88, kind: 'withdrawal', url: '/withdrawrecord', addtime: now - 2 * DAY, seen: 0 },
    { ...as(said.report), id: 87, kind: 'report', url: '', addtime: now - 2 * DAY - HOUR, seen: 0 },
    { ...as(said.goal), id: 86, kind: 'goal', url: '/receipt?stream=204801_1763300000', addtime: now - 3 * DAY },
    { ...as(said.refund), id: 85, kind: 'refund', url: '/cashRecord', addtime: now - 4 * DAY },
    { ...as(said.ended), id: 84, kind: 'live', url: '/user/home?touid=204803', picture: '/covers/stage.svg', addtime: now - 5 * DAY },
    { ...as(said.sanction), id: 83, kind: 'sanction', url: '/sanction?id=7', addtime: now - 6 * DAY },
  ]
}

export const choices: Output<typeof Notice.getChoices> = {
  topics: noticeTopics.map((topic) => ({ topic, push: topic === 'follower' ? 0 : 1, inbox: 1 })),
  quiet: 1,
  quiet_from: 1380,
  quiet_to: 480,
  zone: 'America/Bahia',
}
