import { personalData as admission } from './admission/index.ts'
import { personalData as agent } from './agent/index.ts'
import { personalData as appeal } from './appeal/index.ts'
import { personalData as barrage } from './barrage/index.ts'
import { personalData as certification } from './certification/index.ts'
import { personalData as charge } from './charge/index.ts'
import { personalData as exchange } from './exchange/index.ts'
import { personalData as dataExport } from './export/index.ts'
import { personalData as goal } from './goal/index.ts'
import { personalData as guard } from './guard/index.ts'
import { personalData as identity } from './identity/index.ts'
import { personalData as label } from './label/index.ts'
import { personalData as lead } from './lead/index.ts'
import { personalData as ledger } from './ledger/index.ts'
import { personalData as linkmic } from './linkmic/index.ts'
import { personalData as message } from './message/index.ts'
import { personalData as minute } from './minute/index.ts'
import { personalData as moderation } from './moderation/index.ts'
import { personalData as notice } from './notice/index.ts'
import { personalData as pk } from './pk/index.ts'
import { personalData as privateShow } from './privateShow/index.ts'
import { personalData as push } from './push/index.ts'
import { personalData as rank } from './rank/index.ts'
import { personalData as red } from './red/index.ts'
import { personalData as report } from './report/index.ts'
import { personalData as room } from './room/index.ts'
import { personalData as sanction } from './sanction/index.ts'
import { personalData as show } from './show/index.ts'
import { personalData as upload } from './upload/index.ts'
import { personalData as user } from './user/index.ts'
import { personalData as video } from './video/index.ts'
import { personalData as withdrawal } from './withdrawal/index.ts'
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
