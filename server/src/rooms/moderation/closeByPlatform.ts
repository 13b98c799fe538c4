import type { Language } from '@nimbo/contract'
import { closeShow } from '../../shows/mediaRoom/index.ts'
import { openShowOf } from '../../shows/show/index.ts'
import { type LiveDeps, eventWords } from '../../core/room/index.ts'
import { sanctionById } from '../../people/sanction/index.ts'
import { texts } from '../../texts/index.ts'

/** Words for everybody in a show that the platform ends: the rule it broke. */
export function closedWords({ rule, ruleNames }: { rule: string; ruleNames: Record<Language, string> }) {
  return eventWords((language) => texts[language].moderation.closed(`${rule} ${ruleNames[language]}`))
}

/** A job: operators' decisions are made in a process that has no rooms. Ends the show that is open now, whichever that is. */
export async function closeByPlatform({ db, rooms, livekit, log }: LiveDeps, id: number): Promise<void> {
  const show = await db.transaction(async (sql) => {
    const sanction = await sanctionById(sql, id)
    const open = sanction && (await openShowOf(sql, sanction.uid))
    if (open) await closeShow(sql, rooms, open, closedWords(sanction))
    return open
  })
  if (show) await livekit.closeRoom(show.stream).catch((e: unknown) => log.warn({ stream: show.stream, err: e }, 'media room close failed'))
}
