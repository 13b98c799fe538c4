import { personalData as admission } from './shows/admission/index.ts'
import { personalData as agent } from './money/agent/index.ts'
import { personalData as appeal } from './safety/appeal/index.ts'
import { personalData as barrage } from './rooms/barrage/index.ts'
import { personalData as certification } from './safety/certification/index.ts'
import { personalData as charge } from './money/charge/index.ts'
import { personalData as exchange } from './money/exchange/index.ts'
import { personalData as dataExport } from './people/export/index.ts'
import { personalData as goal } from './play/goal/index.ts'
import { personalData as guard } from './play/guard/index.ts'
import { personalData as identity } from './people/identity/index.ts'
import { personalData as label } from './social/label/index.ts'
import { personalData as lead } from './people/lead/index.ts'
import { personalData as ledger } from './core/ledger/index.ts'
import { personalData as linkmic } from './rooms/linkmic/index.ts'
import { personalData as message } from './social/message/index.ts'
import { personalData as minute } from './shows/minute/index.ts'
import { personalData as moderation } from './rooms/moderation/index.ts'
import { personalData as notice } from './core/notice/index.ts'
import { personalData as pk } from './play/pk/index.ts'
import { personalData as privateShow } from './play/privateShow/index.ts'
import { personalData as push } from './core/push/index.ts'
import { personalData as rank } from './play/rank/index.ts'
import { personalData as red } from './play/red/index.ts'
import { personalData as report } from './safety/report/index.ts'
import { personalData as room } from './core/room/index.ts'
import { personalData as sanction } from './people/sanction/index.ts'
import { personalData as show } from './shows/show/index.ts'
import { personalData as upload } from './core/upload/index.ts'
import { personalData as user } from './people/user/index.ts'
import { personalData as video } from './social/video/index.ts'
import { personalData as withdrawal } from './money/withdrawal/index.ts'
import type { PersonalData } from './platform/personalData.ts'

/** In this order an account is erased: covers are no longer a show's before uploads go, and the account itself comes last. */
const parts = [
  show,
  admission,
  agent,
  appeal,
  barrage,
  certification,
  charge,
  exchange,
  dataExport,
  goal,
  guard,
  identity,
  label,
  lead,
  ledger,
  linkmic,
  message,
  minute,
  moderation,
  notice,
  pk,
  privateShow,
  push,
  rank,
  red,
  report,
  room,
  sanction,
  upload,
  video,
  withdrawal,
  user,
] satisfies PersonalData[]

/** Everything a copy of a person's data has. `personTables` says which table is where. */
export const sections = {
  ...user.copied,
  ...identity.copied,
  ...admission.copied,
  ...agent.copied,
  ...appeal.copied,
  ...barrage.copied,
  ...certification.copied,
  ...charge.copied,
  ...exchange.copied,
  ...dataExport.copied,
  ...goal.copied,
  ...guard.copied,
  ...label.copied,
  ...lead.copied,
  ...ledger.copied,
  ...linkmic.copied,
  ...message.copied,
  ...minute.copied,
  ...moderation.copied,
  ...notice.copied,
  ...pk.copied,
  ...privateShow.copied,
  ...push.copied,
  ...rank.copied,
  ...red.copied,
  ...report.copied,
  ...sanction.copied,
  ...show.copied,
  ...upload.copied,
  ...video.copied,
  ...withdrawal.copied,
}
export type SectionName = keyof typeof sections

const statements = (kind: keyof NonNullable<PersonalData['erased']>): readonly string[] =>
  parts.flatMap((part: PersonalData) => part.erased?.[kind] ?? [])

/** Everything that goes with an account. */
export const erasure = { many: statements('many'), identity: statements('identity'), rest: statements('rest') }
