import { isRunning } from '@nimbo/contract'
import type { RoomGoal } from '@nimbo/contract'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { lazyDrawing } from '../../../room/feature.ts'
import { useCore, useRoom, useSlice } from '../../../room/useRoom.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { goalSlice } from './goal.slice.ts'

const GoalReached = whenOpened(async () => (await import('./GoalReached.tsx')).GoalReached)
const ReturnedSheet = whenOpened(async () => (await import('./ReturnedSheet.tsx')).ReturnedSheet)

const MissedGoals = lazyDrawing(async () => (await import('./MissedGoals.tsx')).MissedGoals)

/** Latest change of a goal: everybody sees one that is reached, givers see coins that come back to them. */
export function GoalNews() {
  const room = useRoom()
  const floating = useCore((core) => core.floating)
  const news = useSlice(goalSlice, (state) => state.news)
  const hasMissed = useSlice(goalSlice, ({ missed }) => missed.length > 0)
  const given = useSlice(goalSlice, ({ mine }) => (news ? (mine[news.goalid] ?? '0') : '0'))
  const [told, setTold] = useState<RoomGoal>()
  const fresh = news !== told && !floating ? news : undefined
  const isReached = fresh?.state === 'reached'
  const isBack = fresh !== undefined && !isRunning(fresh.state) && fresh.state !== 'done' && given !== '0'
  const close = useCallback(() => setTold(news), [news])
  useEffect(() => {
    if (isReached || isBack) room.showPanel('goals', false)
  }, [isReached, isBack, room])
  return (
    <>
      <Suspense fallback={null}>{hasMissed && <MissedGoals />}</Suspense>
      {news && <GoalReached open={isReached} onOpenChange={close} goal={news} given={given} />}
      {news && <ReturnedSheet open={isBack} onOpenChange={close} goal={news} given={given} />}
    </>
  )
}
