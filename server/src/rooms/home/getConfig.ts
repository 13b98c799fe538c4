import { type Home, roomTypes } from '@nimbo/contract'
import { readShares } from '../../money/economy/index.ts'
import { readExchangeRule } from '../../money/exchange/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { texts } from '../../texts/index.ts'
import type { HomeDeps } from './HomeDeps.ts'

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
        sql.query<{ id: number; name: string }>('select id, names ->> $1 as name from read.live_class order by position', [language]),
        readShares(sql),
        readExchangeRule(sql),
      ]),
    )
    const { coin, votes, shareTitle, shareText } = texts[language].config
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
