import type { Log } from '../platform/log.ts'
import type { Database } from '../platform/postgres.ts'
import { claimDevices, followersToNotify, liveTitle, type Push, sendAll } from '../push/index.ts'
import { accountById } from '../user/index.ts'
import { showByStream } from './show.store.ts'

const BATCH = 500

/** Notifies the devices of an anchor's followers that the show began. The show is read again before every batch: an ended one is no news. */
export async function sendGoLiveNotices(deps: { db: Database; push: Push; log: Log }, stream: string): Promise<void> {
  const { db } = deps
  for (let after = 0; ;) {
    const show = await db.query((sql) => showByStream(sql, stream))
    if (show?.state !== 'live') return
    const anchor = await db.query((sql) => accountById(sql, show.uid))
    const uids = await db.query((sql) => followersToNotify(sql, show.uid, after, BATCH))
    if (!anchor || uids.length === 0) return
    const devices = await db.transaction((sql) => claimDevices(sql, show.uid, uids))
    const url = `/liveAudience?${new URLSearchParams({ liveuid: String(show.uid), stream }).toString()}`
    await sendAll(deps, devices, ({ language }) => ({
      title: liveTitle(language, anchor.nicename),
      body: show.title,
      tag: `live-${show.uid}`,
      url,
      language,
    }))
    after = uids.at(-1)!
  }
}
