import { type LiveDeps, eventWords, newEvent } from '../../core/room/index.ts'
import { FOR_GOOD } from '../../people/sanction/index.ts'
import { texts } from '../../texts/index.ts'
import { showsOfMute } from './room.store.ts'

/** A job: operators mute and lift in a process that has no rooms. What holds now is told, because another mute may hold beside this one. */
export async function publishMute({ db, rooms }: Pick<LiveDeps, 'db' | 'rooms'>, sanction: number): Promise<void> {
  await db.transaction(async (sql) => {
    for (const { stream, touid, toname, mutedUntil } of await showsOfMute(sql, sanction)) {
      const name = mutedUntil === null ? 'unmuted' : 'muted'
      const told = { touid, toname, ...eventWords((language) => texts[language].moderation[name](toname)) }
      const endtime = mutedUntil === FOR_GOOD ? 0 : mutedUntil
      await rooms.publish(sql, stream, endtime === null ? newEvent('unmuted', told) : newEvent('muted', { ...told, endtime }))
    }
  })
}
