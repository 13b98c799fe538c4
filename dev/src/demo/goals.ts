import { randomInt, randomUUID } from 'node:crypto'
import { Livegame, taskOperations } from '@nimbo/contract'
import type { SignedIn } from '../fixtures/person.ts'
import { pause } from './pause.ts'

const LOOK_MS = 15_000
const MICROPHONE = 10
const ROSE = 3

/** A host with a wish and a task: sets each anew when it has ended, and keeps what was promised a little after it is reached. */
export async function keepGoals({ client, uid }: SignedIn, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const [tasks, wishes] = await Promise.all([
      client.call(Livegame.getLiveAnchorTaskInfo, { liveuid: uid }),
      client.call(Livegame.getWishingWellList, { liveuid: uid }),
    ])
    const [task, wish] = [tasks.list, wishes.list].map((list) => list.find(({ state }) => state === 'open' || state === 'reached'))
    if (task?.state === 'reached') await client.call(Livegame.anchorTaskOperation, { id: task.goalid, type: taskOperations.done })
    if (wish?.state === 'reached') await client.call(Livegame.sureWishingWellComplete, { id: wish.goalid })
    if (!task)
      await client.call(Livegame.setLiveAnchorTask, {
        title: 'Sing “Evidências” with you all',
        giftid: MICROPHONE,
        giftcount: 30,
        minutes: 30,
        client_request_id: randomUUID(),
      })
    if (!wish)
      await client.call(Livegame.setWishingWell, {
        title: 'A stage full of roses',
        giftid: ROSE,
        giftcount: 200,
        client_request_id: randomUUID(),
      })
    await pause(LOOK_MS, stop)
  }
}

/** Tips for a goal that is open; brings one that is new half of the way. Whoever has no coins left gives nothing. */
export async function tip({ client }: SignedIn, { liveuid }: { liveuid: number }): Promise<void> {
  const lists = await Promise.all([
    client.call(Livegame.getLiveAnchorTaskInfo, { liveuid }),
    client.call(Livegame.getWishingWellList, { liveuid }),
  ])
  const open = lists.flatMap(({ list }) => list.filter(({ state }) => state === 'open'))
  const goal = open[randomInt(Math.max(1, open.length))]
  if (!goal) return
  const unit = Number(goal.unit_coin)
  const isNew = goal.kind === 'wish' && goal.coin_now === '0'
  const coin = isNew ? Number(goal.need_coin) / 2 : unit * randomInt(1, 3)
  await client.call(Livegame.giveATip, { liveuid, id: goal.goalid, coin, client_request_id: randomUUID() }).catch(() => undefined)
}
