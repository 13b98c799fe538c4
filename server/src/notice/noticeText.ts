import { formatMoney, intlLocales, type Language, type NoticeKind, type SanctionAct } from '@nimbo/contract'
import type { NoticeData } from './NoticeData.ts'
import { noticeTexts } from './texts.ts'

export interface NoticeText {
  title: string
  text: string
  until: number
  url: string
}

/** Marks around a person's name keep one in another script from turning the sentence around. */
const isolated = (name: string): string => (name === '' ? '' : `\u2068${name}\u2069`)

const urls: { [K in NoticeKind]: (data: NoticeData[K]) => string } = {
  sanction: ({ id }) => `/sanction?id=${id}`,
  sanction_lifted: () => '',
  certification: () => '/anchorAuth',
  report: () => '',
  red_refund: ({ id }) => `/redDraw?redid=${id}`,
  goal: ({ stream }) => `/receipt?stream=${stream}`,
  data_export: () => '/setting/data',
  appeal: ({ subject, id }) => (subject === 'certification' ? '/anchorAuth' : `/sanction?id=${id}`),
  refund: () => '/cashRecord',
  withdrawal: () => '/withdrawrecord',
  follower: ({ to, uid, nums }) => (nums === 1 ? `/user/home?touid=${uid}` : `/user/fans?touid=${to}`),
  live: ({ uid, stream, on }) =>
    on ? `/liveAudience?${new URLSearchParams({ liveuid: String(uid), stream }).toString()}` : `/user/home?touid=${uid}`,
}

/** A notice in the reader's language. */
export function noticeText<K extends NoticeKind>(language: Language, kind: K, data: NoticeData[K]): NoticeText {
  const figure = (amount: string) => new Intl.NumberFormat(intlLocales[language]).format(BigInt(amount))
  const written: { [N in NoticeKind]: (of: NoticeData[N]) => [title: string, text: string] } = {
    sanction: ({ act, room, reason }) => [acted(language, act, room), reason[language]],
    sanction_lifted: ({ act, room }) => [noticeTexts[language].lifted, acted(language, act, room)],
    certification: ({ approved, reason }) => {
      const { certified, rejected, canGoLive } = noticeTexts[language]
      return approved ? [certified, canGoLive] : [rejected, reason?.[language] ?? '']
    },
    report: ({ acted: done, name }) => {
      const { reported, reportActed, reportClosed } = noticeTexts[language]
      return [reported(isolated(name)), done ? reportActed : reportClosed]
    },
    red_refund: ({ coins, total, anchor }) => {
      const { redRefund, redBack } = noticeTexts[language]
      return [redRefund(figure(coins)), redBack(figure(coins), figure(total), isolated(anchor))]
    },
    goal: ({ title: promised, anchor, coins, why }) => {
      const { tipBack, goalNotKept } = noticeTexts[language]
      return [tipBack, goalNotKept[why]({ anchor: isolated(anchor), title: isolated(promised), coins: figure(coins) })]
    },
    data_export: () => [noticeTexts[language].copyReady, noticeTexts[language].copyDownload],
    appeal: ({ overturned, subject }) => {
      const { overturned: won, upheld, sanctionLifted, sanctionStays, certificationReopened, certificationStays } = noticeTexts[language]
      if (subject === 'certification') return overturned ? [won, certificationReopened] : [upheld, certificationStays]
      return overturned ? [won, sanctionLifted] : [upheld, sanctionStays]
    },
    refund: ({ amount, currency, coins }) => {
      const { refunded, moneyBack, coinsTaken } = noticeTexts[language]
      const money = moneyBack(formatMoney(intlLocales[language], amount, currency))
      return [refunded, coins === '0' ? money : `${money} ${coinsTaken(figure(coins))}`.trim()]
    },
    withdrawal: ({ state, amount, currency }) => [
      noticeTexts[language].withdrawals[state],
      formatMoney(intlLocales[language], amount, currency),
    ],
    follower: ({ name, nums }) => {
      const { newFollower, newFollowers, follows, follow } = noticeTexts[language]
      return nums === 1 ? [newFollower, follows(isolated(name))] : [newFollowers(figure(String(nums))), follow(isolated(name))]
    },
    live: ({ name, title: about, on }) => {
      const { isLive, wasLive } = noticeTexts[language]
      return [(on ? isLive : wasLive)(isolated(name)), about]
    },
  }
  const [title, text] = written[kind](data)
  return { title, text, url: urls[kind](data), until: 'until' in data ? data.until : 0 }
}

function acted(language: Language, act: SanctionAct, room: string): string {
  const { acts, actsIn } = noticeTexts[language]
  return room !== '' && (act === 'mute' || act === 'kick') ? actsIn[act](isolated(room)) : acts[act]
}
