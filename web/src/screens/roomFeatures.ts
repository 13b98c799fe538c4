import { barrage } from '../features/rooms/barrage/barrage.room.tsx'
import { block } from '../features/social/block/block.room.tsx'
import { captions } from '../features/rooms/captions/captions.room.tsx'
import { chat } from '../features/rooms/chat/chat.room.tsx'
import { connection } from '../features/shows/connection/connection.room.tsx'
import { entrances } from '../features/rooms/entrances/entrances.room.tsx'
import { gift } from '../features/play/gift/gift.room.tsx'
import { goal } from '../features/play/goal/goal.room.tsx'
import { guard } from '../features/play/guard/guard.room.tsx'
import { hearts } from '../features/rooms/hearts/hearts.room.tsx'
import { anchor } from '../features/rooms/anchor/anchor.room.tsx'
import { message } from '../features/social/message/message.room.tsx'
import { mic } from '../features/rooms/mic/mic.room.tsx'
import { moderation } from '../features/rooms/moderation/moderation.room.tsx'
import { privateShow } from '../features/play/privateShow/privateShow.room.tsx'
import { pk } from '../features/play/pk/pk.room.tsx'
import { rank } from '../features/play/rank/rank.room.tsx'
import { red } from '../features/play/red/red.room.tsx'
import { report } from '../features/safety/report/report.room.tsx'
import { sanction } from '../features/safety/sanction/sanction.room.tsx'
import { share } from '../features/social/share/share.room.tsx'
import { spending } from '../features/money/spending/spending.room.tsx'
import { viewers } from '../features/rooms/viewers/viewers.room.tsx'
import type { RoomFeature } from '../room/feature.ts'

/** Features of every room, for all its roles; each feature declares its drawings by role. */
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
