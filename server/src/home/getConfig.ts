import type { Home, Language } from '@nimbo/contract'
import { readShares } from '../economy/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { HomeDeps } from './HomeDeps.ts'

/** Names of the two currencies in every language. */
const names: Record<Language, { coin: string; votes: string }> = {
  en: { coin: 'Coins', votes: 'Tickets' },
  pt: { coin: 'Moedas', votes: 'Tíquetes' },
  es: { coin: 'Monedas', votes: 'Boletos' },
  fr: { coin: 'Pièces', votes: 'Tickets' },
  ar: { coin: 'عملات', votes: 'تذاكر' },
  'zh-cn': { coin: '云币', votes: '云票' },
  zh: { coin: '雲幣', votes: '雲票' },
}

/** Colour bands of level badges, as the tokens name them. */
const bands = [
  { levelid: 1, colour: 'lv1' },
  { levelid: 20, colour: 'lv2' },
  { levelid: 40, colour: 'lv3' },
  { levelid: 60, colour: 'lv4' },
].map((band) => ({ ...band, thumb: '/art/level-badge.svg', thumb_mark: '/art/level-badge.svg' }))

export function getConfig({ db, third, config }: HomeDeps): Handler<typeof Home.getConfig> {
  return async ({ language }) => {
    const [liveclass, shares] = await db.query((sql) =>
      Promise.all([
        sql.query<{ id: number; name: string }>('select id, names ->> $1 as name from live_class order by position', [language]),
        readShares(sql),
      ]),
    )
    return {
      name_coin: names[language].coin,
      name_votes: names[language].votes,
      liveclass: liveclass.map((c) => ({ ...c, thumb: '', des: '' })),
      level: bands,
      levelanchor: bands,
      sensitive_words: [],
      live_type: [0, 1],
      maintain_switch: 0,
      maintain_tips: '',
      socket_url: config.centrifugo.publicUrl,
      login_type: [...third.offered],
      push_key: config.push.publicKey,
      app_android: config.apps.android,
      app_ios: config.apps.ios,
      anchor_share: shares.map(({ kind, giftKind, percent }) => ({ kind, gift_kind: giftKind, percent })),
    }
  }
}
