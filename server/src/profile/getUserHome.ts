import { type Language, type Output, Profile, refuse } from '@nimbo/contract'
import { labelsOf } from '../label/index.ts'
import { giftWall, guardsOf, liveNow, pastShows, someGuards, topGivers } from '../live/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { Shared } from '../platform/Shared.ts'
import type { Sql } from '../platform/postgres.ts'
import { cardFields, isFollowing, overviewOf, personFor, withoutBlocked } from '../user/index.ts'
import type { ProfileDeps } from './ProfileDeps.ts'

const { getUserHome: call } = Profile
type Home = Omit<Output<typeof call>, 'isattention' | 'isblack' | 'isblack2'>

const FACES = 3

/** What everybody sees of a person is made once a second, however many look at a home that was just shared. */
export function getUserHome({ db }: ProfileDeps): Handler<typeof call> {
  const homes = new Shared<Home | undefined>()

  return async (reader, { touid }) => {
    const { uid, hasBlocks, language } = reader
    const person = await db.query((sql) => personFor(sql, reader, touid))
    if (typeof person === 'string') refuse(call, person)
    const home = await homes.get(`${touid}:${language}`, () => db.query((sql) => homeOf(sql, touid, language)))
    if (!home) refuse(call, 'NoSuchPerson')
    const faces = [...home.contribute, ...home.guards].map(({ id }) => id)
    const [shown, following] = await db.query((sql) =>
      Promise.all([
        hasBlocks && uid !== undefined ? withoutBlocked(sql, uid, faces) : faces,
        uid !== undefined && isFollowing(sql, uid, touid),
      ]),
    )
    const isSeen = ({ id }: { id: number }) => shown.includes(id)
    return {
      ...home,
      contribute: home.contribute.filter(isSeen).slice(0, FACES),
      guards: home.guards.filter(isSeen).slice(0, FACES),
      isattention: following ? 1 : 0,
      isblack: 0,
      isblack2: 0,
    }
  }
}

async function homeOf(sql: Sql, uid: number, language: Language): Promise<Home | undefined> {
  const [overview, room, contribute, guards, guardNums, gifts, liverecord, label] = await Promise.all([
    overviewOf(sql, uid),
    liveNow(sql, uid),
    topGivers(sql, uid),
    someGuards(sql, uid),
    guardsOf(sql, uid),
    giftWall(sql, uid, language),
    pastShows(sql, uid, 1),
    labelsOf(sql, uid, language),
  ])
  if (!overview) return undefined
  return {
    ...cardFields(overview),
    level_anchor: overview.levelAnchor,
    signature: overview.signature,
    city: overview.city,
    isauth: overview.certified ? 1 : 0,
    follows: overview.follows,
    fans: overview.fans,
    votestotal: overview.earned,
    consumption: overview.spent,
    islistprivate: overview.listsPrivate ? 1 : 0,
    islive: room ? 1 : 0,
    stream: room?.stream ?? '',
    livetitle: room?.title ?? '',
    livethumb: room?.thumb ?? '',
    contribute,
    guard_nums: guardNums,
    guards,
    gifts,
    livenums: overview.lives,
    liverecord,
    label,
  }
}
