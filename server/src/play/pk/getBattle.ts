import { Pk, refuse } from '@nimbo/contract'
import { streamsInPrivateShow, mayLookInto } from '../../shows/admission/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { battleViewIn } from './battle.store.ts'
import { joinedStates } from './phases.ts'
import type { PkDeps } from './PkDeps.ts'

export function getBattle({ db, livekit, config }: PkDeps): Handler<typeof Pk.getBattle> {
  return async ({ uid, sessionId }, { stream }) => {
    if (!(await db.query((sql) => mayLookInto(sql, stream, uid)))) refuse(Pk.getBattle, 'NotAdmitted')
    const view = await db.query((sql) => battleViewIn(sql, stream))
    if (!view) return {}
    const rival = view.sides.find((side) => side.stream !== stream)
    const isMine = view.sides.some((side) => side.uid === uid && side.stream === stream)
    if (!rival || !isMine || !joinedStates.some((state) => state === view.state)) return { pk: view }
    // A private show, which is paid to be seen alone, is shown nowhere else, whatever state the battle is in.
    if ((await db.query((sql) => streamsInPrivateShow(sql, [stream]))).size > 0) return { pk: view }
    const token = await livekit.joinToken(
      rival.stream,
      { uid, role: 'rival', tracks: ['camera', 'microphone'] },
      { sessionId, generation: view.battle },
    )
    return { pk: view, media: { url: config.livekit.publicUrl, token } }
  }
}
