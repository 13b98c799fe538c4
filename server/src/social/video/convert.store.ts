import type { VideoFault } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import type { StoredState } from './video.store.ts'

/** After this a run that was not heard of counts as lost. */
const LEASE_SECONDS = 30
/** A file that ended so many workers is not tried again. */
const MAX_LOST = 3
const RETRY_SECONDS = 20

export interface Claimed {
  id: number
  object: string
  cover: number
  lost: number
}

/**
 * Order of turns: the person with the fewest begun within the hour comes first, so that others do not wait for all of one person's videos.
 */
const begunLately = `(select count(*) from video b where b.uid = v.uid and b.begun_at > now() - interval '1 hour')`

/** A video nobody converts. Its row decides between workers; one that a worker left without a word is taken again. */
export async function claimVideo(sql: Sql, claim: string): Promise<Claimed | undefined> {
  const rows = await sql.query<Claimed>(
    `update video set lost = lost + (state = 'converting')::int, state = 'converting', claim = $1, progress = 0, begun_at = now(),
       claimed_until = now() + make_interval(secs => ${LEASE_SECONDS})
     where id = (select v.id from video v where v.state in ('waiting', 'converting') and v.claimed_until < now()
       order by ${begunLately}, v.id limit 1 for update skip locked)
     returning id, object, cover, lost`,
    [claim],
  )
  return rows[0]
}
export const isPoison = ({ lost }: Claimed) => lost >= MAX_LOST

/** False when the video is no longer this run's: deleted, or taken by another. */
export async function renewLease(sql: Sql, id: number, claim: string, progress: number): Promise<boolean> {
  const rows = await sql.query(
    `update video set progress = greatest(progress, $3), claimed_until = now() + make_interval(secs => ${LEASE_SECONDS})
     where id = $1 and claim = $2 and state = 'converting' returning 1`,
    [id, claim, progress],
  )
  return rows.length > 0
}

/** Not the file's fault: it waits for the next try, which counts from the beginning. */
export async function releaseClaim(sql: Sql, id: number, claim: string, isStopping: boolean): Promise<void> {
  await sql.query(
    `update video set state = 'waiting', progress = 0, claim = null, claimed_until = now() + make_interval(secs => $3)
     where id = $1 and claim = $2 and state = 'converting'`,
    [id, claim, isStopping ? 0 : RETRY_SECONDS],
  )
}

interface Facts {
  width: number
  height: number
  seconds: number
  hasCaptions: boolean
}

/** State of the video after this run: `ready`, or what it was when the run had lost its claim. */
export async function finishVideo(sql: Sql, id: number, claim: string, facts: Facts): Promise<'ready' | StoredState> {
  const rows = await sql.query(
    `update video set state = 'ready', progress = 100, claim = null, claimed_until = '-infinity', width = $3, height = $4, seconds = $5, has_captions = $6
     where id = $1 and claim = $2 and state = 'converting' returning 1`,
    [id, claim, facts.width, facts.height, facts.seconds, facts.hasCaptions],
  )
  if (rows.length > 0) return 'ready'
  return (await sql.query<{ state: StoredState }>('select state from video where id = $1', [id]))[0]!.state
}

export async function refuseVideo(sql: Sql, id: number, claim: string, fault: VideoFault): Promise<boolean> {
  const rows = await sql.query(
    `update video set state = 'refused', fault = $3, claim = null, claimed_until = '-infinity'
     where id = $1 and claim = $2 and state = 'converting' returning 1`,
    [id, claim, fault],
  )
  return rows.length > 0
}
