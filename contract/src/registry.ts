import { Account } from './account.ts'
import { DataExport } from './export.ts'
import { Agent } from './agent.ts'
import { Appeal } from './appeal.ts'
import { Auth } from './certification.ts'
import type { AnyCall, Domain } from './call.ts'
import { Captions } from './caption.ts'
import { Barrages } from './barrage.ts'
import { Balance, Charge } from './charge.ts'
import { Exchange } from './exchange.ts'
import { Backpack, Gifts } from './gift.ts'
import { Guard } from './guard.ts'
import { Livegame } from './goal.ts'
import { Home } from './home.ts'
import { Labels } from './label.ts'
import { Linkmic } from './linkmic.ts'
import { Live } from './live.ts'
import { Login } from './login.ts'
import { Message } from './message.ts'
import { Livemanage, Moderation } from './moderation.ts'
import { Notice } from './notice.ts'
import { Ranks } from './rank.ts'
import { Receipts } from './receipt.ts'
import { Red } from './red.ts'
import { Reports } from './report.ts'
import { PrivateShow } from './privateShow.ts'
import { Profile } from './profile.ts'
import { Pk } from './pk.ts'
import { Sanctions } from './sanction.ts'
import { Translation } from './translation.ts'
import { Upload } from './upload.ts'
import { User } from './user.ts'
import { Video } from './video.ts'
import { Statements, Wallet } from './wallet.ts'
import { CashRecords, Withdrawals } from './withdrawal.ts'

/** Every domain of the product. A domain that is not here does not exist on the wire. */
export const domains = Object.freeze({
  Login,
  Home: Object.freeze({ ...Home, ...Ranks }),
  User: Object.freeze({ ...User, ...Account, ...Profile, ...Labels, ...DataExport, ...Balance, ...Wallet, ...Withdrawals, ...Sanctions }),
  Charge,
  Cash: Object.freeze({ ...Exchange, ...CashRecords, ...Statements }),
  Agent,
  Upload,
  Live: Object.freeze({
    ...Live,
    ...Moderation,
    ...Reports,
    ...Barrages,
    ...Gifts,
    ...Receipts,
    ...PrivateShow,
    ...Captions,
    ...Translation,
  }),
  Livemanage,
  Linkmic,
  Livegame,
  Backpack,
  Guard,
  Red,
  Auth,
  Appeal,
  Notice,
  Message,
  Pk,
  Video,
})
export type Domains = typeof domains

/** `App.` is optional and the first letter of the method may be either case; nothing else about a name bends. */
function canonical(name: string): string | undefined {
  const match = /^(?:App\.)?([A-Z][A-Za-z]{1,30})\.([A-Za-z])([A-Za-z]{1,40})$/.exec(name)
  return match ? `${match[1]}.${match[2]!.toLowerCase()}${match[3]}` : undefined
}

/** A name on the wire to its call, through a frozen map: a name is looked up, never evaluated. */
export function resolver(all: Readonly<Record<string, Domain>>): (name: string) => AnyCall | undefined {
  const byName = new Map<string, AnyCall>()
  for (const calls of Object.values(all)) {
    for (const c of Object.values(calls)) {
      const key = canonical(c.name)
      if (!key || byName.has(key)) throw new Error(`call name ${c.name} is malformed or taken`)
      byName.set(key, c)
    }
  }
  return (name) => {
    const key = canonical(name)
    return key === undefined ? undefined : byName.get(key)
  }
}
