import type { Sql } from './postgres.ts'

/** Every job there is, with what it carries. */
export interface Jobs {
  endIfAnchorGone: { stream: string }
  /** Begins to notify an anchor's followers that the show is on. */
  sendGoLiveNotices: { stream: string }
  /** Removes a person's connections whose session or admission has ended from the media rooms they may be in. */
  leaveMedia: { uid: number }
  /** Removes everybody from one media room whose session or admission has ended, and sets what its anchor may send. */
  clearMedia: { stream: string }
  /** Looks at a picture that arrived, and draws it anew. */
  checkUpload: { object: string }
  /** Removes a picture nobody uses any more. */
  deleteUnusedUpload: { object: string }
  /** Draws a banner's picture anew. */
  drawBanner: { id: number }
  /** Looks at a file for a gift, and makes it what the app plays. */
  prepareGiftFile: { object: string }
  /** Deletes the files of a video that was deleted. */
  purgeVideo: { id: number }
  /** Ends the open show of somebody whom an operator closed, banned or disabled. */
  closeByPlatform: { sanction: number }
  /** Tells the shows a mute is about whether the person may speak there now. */
  publishMute: { sanction: number }
  /** Tells everybody who reported somebody what became of it. */
  tellReporters: { id: number }
  /** Looks at the media room of a private show, where somebody came, left, or began or stopped sending. */
  lookAtPrivateShow: { room: string; left?: { sid: string; reason: number } }
  /** Makes the copy of a person's data they asked for. */
  prepareExport: { id: string }
  /** Tells a person what became of a withdrawal. */
  sendWithdrawalNotice: { id: number }
  /** Pushes a notice to the person's devices. */
  sendNotice: { id: number }
  /** Pushes to one device, to see whether it arrives. */
  sendPushTest: { session: number }
}

/** Part of the caller's transaction: the job exists if and only if it commits. The same key replaces a waiting job. */
export async function addJob<K extends keyof Jobs>(sql: Sql, task: K, payload: Jobs[K], delaySeconds: number, key: string): Promise<void> {
  await sql.query('select jobs.add($1, $2, make_interval(secs => $3), $4)', [task, JSON.stringify(payload), delaySeconds, key])
}

/** Names these tasks had before. Periodic ones are not among them: they run again under their new name. */
const formerNames: Partial<Record<keyof Jobs, string>> = {
  sendGoLiveNotices: 'tellFollowers',
  deleteUnusedUpload: 'forgetUpload',
  sendWithdrawalNotice: 'tellWithdrawal',
}

/** A job whose task no worker knows waits forever, and servers of the version before still queue under the former names. */
export function withFormerNames<T>(tasks: Record<string, T>): Record<string, T> {
  const former = Object.entries(formerNames).flatMap(([name, before]) => (tasks[name] ? [[before, tasks[name]] as const] : []))
  return { ...tasks, ...Object.fromEntries(former) }
}
