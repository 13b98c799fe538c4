import { barrage } from '../features/barrage/barrage.room.tsx'
import { block } from '../features/block/block.room.tsx'
import { captions } from '../features/captions/captions.room.tsx'
import { chat } from '../features/chat/chat.room.tsx'
import { connection } from '../features/connection/connection.room.tsx'
import { entrances } from '../features/entrances/entrances.room.tsx'
import { gift } from '../features/gift/gift.room.tsx'
import { goal } from '../features/goal/goal.room.tsx'
import { guard } from '../features/guard/guard.room.tsx'
import { hearts } from '../features/hearts/hearts.room.tsx'
import { anchor } from '../features/anchor/anchor.room.tsx'
import { message } from '../features/message/message.room.tsx'
import { mic } from '../features/mic/mic.room.tsx'
import { moderation } from '../features/moderation/moderation.room.tsx'
import { privateShow } from '../features/privateShow/privateShow.room.tsx'
import { pk } from '../features/pk/pk.room.tsx'
import { rank } from '../features/rank/rank.room.tsx'
import { red } from '../features/red/red.room.tsx'
import { report } from '../features/report/report.room.tsx'
import { sanction } from '../features/sanction/sanction.room.tsx'
import { share } from '../features/share/share.room.tsx'
import { spending } from '../features/spending/spending.room.tsx'
import { viewers } from '../features/viewers/viewers.room.tsx'
import type { RoomFeature } from '../room/feature.ts'

/** What every room has, whoever looks at it; each feature says itself what it draws for whom. */
export const roomFeatures: readonly RoomFeature[] = [
  anchor,
  viewers,
  rank,
  hearts,
  chat,
  captions,
  barrage,
  gift,
  guard,
  red,
  mic,
  privateShow,
  goal,
  pk,
  entrances,
  share,
  message,
  moderation,
  report,
  block,
  sanction,
  spending,
  connection,
]
