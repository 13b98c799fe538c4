import { type Home, type Language, roomTypes } from '@nimbo/contract'
import { readShares } from '../economy/index.ts'
import { readExchangeRule } from '../exchange/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import type { HomeDeps } from './HomeDeps.ts'

interface ConfigTexts {
  coin: string
  votes: string
  shareTitle: string
  shareText: string
}

/** Names of the two currencies and what a shared link says, for clients that bring no texts of their own. */
const texts: Record<Language, ConfigTexts> = {
  en: { coin: 'Coins', votes: 'Tickets', shareTitle: 'Watch live on Nimbo', shareText: 'Come and watch with me on Nimbo.' },
  pt: { coin: 'Moedas', votes: 'Tíquetes', shareTitle: 'Assista ao vivo no Nimbo', shareText: 'Vem assistir comigo no Nimbo.' },
  es: { coin: 'Monedas', votes: 'Boletos', shareTitle: 'Mira en vivo en Nimbo', shareText: 'Ven a mirar conmigo en Nimbo.' },
  fr: { coin: 'Pièces', votes: 'Tickets', shareTitle: 'Regardez en direct sur Nimbo', shareText: 'Venez regarder avec moi sur Nimbo.' },
  ar: { coin: 'عملات', votes: 'تذاكر', shareTitle: 'شاهد البث المباشر على Nimbo', shareText: 'تعال وشاهد معي على Nimbo.' },
  'zh-cn': { coin: '云币', votes: '云票', shareTitle: '在 Nimbo 看直播', shareText: '来 Nimbo 和我一起看直播。' },
  zh: { coin: '雲幣', votes: '雲票', shareTitle: '在 Nimbo 看直播', shareText: '來 Nimbo 和我一起看直播。' },
}

/** Colour bands of level badges, as the tokens name them. */
const bands = [
  { levelid: 1, colour: 'lv1' },
  { levelid: 20, colour: 'lv2' },
  { levelid: 40, colour: 'lv3' },
  { levelid: 60, colour: 'lv4' },
].map((band) => ({ ...band, thumb: '/art/level-badge.svg', thumb_mark: '/art/level-badge.svg' }))

export function getConfig({ db, third, wordFilter, config }: HomeDeps): Handler<typeof Home.getConfig> {
  return async ({ language }) => {
    const [liveclass, shares, exchange] = await db.query((sql) =>
      Promise.all([
        sql.query<{ id: number; name: string }>('select id, names ->> $1 as name from live_class order by position', [language]),
        readShares(sql),
        readExchangeRule(sql),
      ]),
    )
    const { coin, votes, shareTitle, shareText } = texts[language]
    return {
      name_coin: coin,
      name_votes: votes,
      liveclass: liveclass.map((c) => ({ ...c, thumb: '', des: '' })),
      level: bands,
      levelanchor: bands,
      sensitive_words: await wordFilter.hints(language),
      live_type: Object.values(roomTypes),
      share_title: shareTitle,
      share_des: shareText,
      coin_exchange_switch: exchange.coinOpen ? 1 : 0,
      maintain_switch: 0,
      maintain_tips: '',
      socket_url: config.centrifugo.publicUrl,
      login_type: [...third.offered],
      push_key: config.push.publicKey,
      translate_switch: config.translate ? 1 : 0,
      app_android: config.apps.android,
      app_ios: config.apps.ios,
      anchor_share: shares.map(({ kind, giftKind, percent }) => ({ kind, gift_kind: giftKind, percent })),
    }
  }
}
