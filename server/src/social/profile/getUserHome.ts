import { type Language, type Output, Profile, refuse } from '@nimbo/contract'
import { labelsOf } from '../label/index.ts'
import { giftWall, liveNow, pastShows, topGuards, topGivers } from '../../shows/roomList/index.ts'
import { guardsOf } from '../../play/guard/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { OneSecondCache } from '../../platform/OneSecondCache.ts'
import type { Sql } from '../../platform/postgres.ts'
import { cardFields, isFollowing, overviewOf, personFor, withoutBlocked } from '../../people/user/index.ts'
import type { ProfileDeps } from './ProfileDeps.ts'

const { getUserHome: call } = Profile
type Home = Output<typeof call>
type Lists = Pick<Home, 'islive' | 'stream' | 'livetitle' | 'livethumb' | 'contribute' | 'guard_nums' | 'guards' | 'gifts' | 'liverecord'>

const FACES = 3

/**
 * Lists of a home are made once a second, however many look at one that was just shared. What somebody changes and then looks at is read for
 * each: their own profile, whom they follow, their impressions.
 */
export function getUserHome({ db }: ProfileDeps): Handler<typeof call> {
  const lists = new OneSecondCache<Lists>()

  return async (reader, { touid }) => {
    const { uid, hasBlocks, language } = reader
    const person = await db.query((sql) => personFor(sql, reader, touid))
    if (typeof person === 'string') refuse(call, person)
    const shared = await lists.get(`${touid}:${language}`, () => db.query((sql) => listsOf(sql, touid, language)))
    const faces = [...shared.contribute, ...shared.guards].map(({ id }) => id)
    const [overview, label, shown, following] = await db.query((sql) =>
      Promise.all([
        overviewOf(sql, touid),
        labelsOf(sql, touid, language),
        hasBlocks && uid !== undefined ? withoutBlocked(sql, uid, faces) : faces,
        uid !== undefined && isFollowing(sql, uid, touid),
      ]),
    )
    if (!overview) refuse(call, 'NoSuchPerson')
    const isSeen = ({ id }: { id: number }) => shown.includes(id)
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
      livenums: overview.lives,
      label,
      ...shared,
      contribute: shared.contribute.filter(isSeen).slice(0, FACES),
      guards: shared.guards.filter(isSeen).slice(0, FACES),
      isattention: following ? 1 : 0,
      isblack: 0,
      isblack2: 0,
    }
  }
}

async function listsOf(sql: Sql, uid: number, language: Language): Promise<Lists> {
  const [room, contribute, guards, guardNums, gifts, liverecord] = await Promise.all([
    liveNow(sql, uid),
    topGivers(sql, uid),
    topGuards(sql, uid),
    guardsOf(sql, uid),
    giftWall(sql, uid, language),
    pastShows(sql, uid, 1),
  ])
  return {
    islive: room ? 1 : 0,
    stream: room?.stream ?? '',
    livetitle: room?.title ?? '',
    livethumb: room?.thumb ?? '',
    contribute,
    guard_nums: guardNums,
    guards,
    gifts,
    liverecord,
  }
}
