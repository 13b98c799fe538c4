import type { Centrifugo } from '../../platform/centrifugo.ts'
import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres.ts'
import { feedIndexOf } from './channels.ts'
import type { FeedShow } from './Feed.ts'
import { nextSubChannels, type SubChannels } from './nextSubChannels.ts'
import { saveSubChannels, subChannelsOf } from './subChannel.store.ts'

export interface FeedLoad {
  show: FeedShow
  connections: number
}
interface ResizeDeps {
  db: Database
  centrifugo: Centrifugo
  config: Pick<Config, 'centrifugo' | 'feedChannelSize'>
  log: Log
}

/** Takes every feed one step towards the number of sub-channels its connections need. Two workers at once take the same step once. */
export function createFeedResizing({ db, centrifugo, config, log }: ResizeDeps): (loads: readonly FeedLoad[]) => Promise<void> {
  const sizing = { size: config.feedChannelSize, tokenSeconds: config.centrifugo.subscriptionSeconds }

  /** Readers that did not follow a move keep their sub-channel: frames go on to the last one that is still read. */
  async function withoutUnread(stream: string, { readerChannels, frameChannels }: SubChannels): Promise<SubChannels> {
    const read = await centrifugo.readChannels(`feed:${stream}.*`)
    const last = Math.max(readerChannels - 1, ...read.map((channel) => feedIndexOf(stream, channel) ?? 0))
    return { readerChannels, frameChannels: Math.min(frameChannels, last + 1) }
  }

  return async (loads) => {
    const candidates = new Map(
      loads.filter((l) => l.connections > sizing.size || l.show.frameChannels > 1).map((l) => [l.show.id, l.connections]),
    )
    if (candidates.size === 0) return
    for (const { id, stream, ...now } of await db.query((sql) => subChannelsOf(sql, [...candidates.keys()]))) {
      const step = nextSubChannels(now, candidates.get(id)!, sizing)
      if (!step) continue
      const next = step === 'release' ? await withoutUnread(stream, now) : step
      // Saved also when nothing could be released, so that the next look is as far away as this one was.
      if (await db.query((sql) => saveSubChannels(sql, id, now, next))) log.info({ stream, ...next }, 'feed resized')
    }
  }
}
