import { formatMoney, languageFacts, type Language, type NoticeKind, type SanctionAct } from '@nimbo/contract'
import { texts } from '../../texts/index.ts'
import type { NoticeData } from './NoticeData.ts'

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
  const figure = (amount: string) => new Intl.NumberFormat(languageFacts[language].intl).format(BigInt(amount))
  const written: { [N in NoticeKind]: (of: NoticeData[N]) => [title: string, text: string] } = {
    sanction: ({ act, room, reason }) => [acted(language, act, room), reason[language]],
    sanction_lifted: ({ act, room }) => [texts[language].notice.lifted, acted(language, act, room)],
    certification: ({ approved, reason }) => {
      const { certified, rejected, canGoLive } = texts[language].notice
      return approved ? [certified, canGoLive] : [rejected, reason?.[language] ?? '']
    },
    report: ({ acted: done, name }) => {
      const { reported, reportActed, reportClosed } = texts[language].notice
      return [reported(isolated(name)), done ? reportActed : reportClosed]
    },
    red_refund: ({ coins, total, anchor }) => {
      const { redRefund, redBack } = texts[language].notice
      return [redRefund(figure(coins)), redBack(figure(coins), figure(total), isolated(anchor))]
    },
    goal: ({ title: promised, anchor, coins, why }) => {
      const { tipBack, goalNotKept } = texts[language].notice
      return [tipBack, goalNotKept[why]({ anchor: isolated(anchor), title: isolated(promised), coins: figure(coins) })]
    },
    data_export: () => [texts[language].notice.copyReady, texts[language].notice.copyDownload],
    appeal: ({ overturned, subject }) => {
      const { overturned: won, upheld, sanctionLifted, sanctionStays, certificationReopened, certificationStays } = texts[language].notice
      if (subject === 'certification') return overturned ? [won, certificationReopened] : [upheld, certificationStays]
      return overturned ? [won, sanctionLifted] : [upheld, sanctionStays]
    },
    refund: ({ amount, currency, coins }) => {
      const { refunded, moneyBack, coinsTaken } = texts[language].notice
      const money = moneyBack(formatMoney(languageFacts[language].intl, amount, currency))
      return [refunded, coins === '0' ? money : `${money} ${coinsTaken(figure(coins))}`.trim()]
    },
    withdrawal: ({ state, amount, currency }) => [
      texts[language].notice.withdrawals[state],
      formatMoney(languageFacts[language].intl, amount, currency),
    ],
    follower: ({ name, nums }) => {
      const { newFollower, newFollowers, follows, follow } = texts[language].notice
      return nums === 1 ? [newFollower, follows(isolated(name))] : [newFollowers(figure(String(nums))), follow(isolated(name))]
    },
    live: ({ name, title: about, on }) => {
      const { isLive, wasLive } = texts[language].notice
      return [(on ? isLive : wasLive)(isolated(name)), about]
    },
  }
  const [title, text] = written[kind](data)
  return { title, text, url: urls[kind](data), until: 'until' in data ? data.until : 0 }
}

function acted(language: Language, act: SanctionAct, room: string): string {
  const { acts, actsIn } = texts[language].notice
  return room !== '' && (act === 'mute' || act === 'kick') ? actsIn[act](isolated(room)) : acts[act]
}
