import { Home } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { namedLike, candidateById, orderPeople } from '../../people/user/index.ts'
import { type HomeDeps, roomList } from './HomeDeps.ts'

const EVERYTHING = 0
const ROOMS = 2
const ID = 3
const MOST_ID = 2 ** 31 - 1

export function search(deps: HomeDeps): Handler<typeof Home.search> {
  const { db, limits } = deps
  const ofPerson = limits('searches')
  const ofAddress = limits('searchesOfAddress')

  async function findPeople(key: string, type: number, page: number, reader: number) {
    const isNumber = /^\d{1,10}$/.test(key) && Number(key) <= MOST_ID
    const named = type === ID ? [] : await db.transaction((sql) => namedLike(sql, key, reader))
    return db.query(async (sql) => {
      const candidates = isNumber ? [...named, ...(await candidateById(sql, key))] : named
      return candidates.length > 0 ? orderPeople(sql, { candidates, reader, page }) : { people: [], nums: 0 }
    })
  }

  return async ({ uid = 0, ip, hasBlocks }, { key, p, type }) => {
    await (uid > 0 ? ofPerson.take(Home.search, uid) : ofAddress.take(Home.search, ip))
    const reader = hasBlocks ? uid : undefined
    const [found, list] = await Promise.all([
      type === ROOMS ? { people: [], nums: 0 } : findPeople(key, type, p, uid),
      type === EVERYTHING || type === ROOMS ? roomList(deps, { order: 'score', page: p, key, reader }) : [],
    ])
    return { users: found.people, nums: found.nums, list }
  }
}
