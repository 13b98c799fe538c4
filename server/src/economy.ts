import { currencies, moneyUnits, spendKinds } from '@nimbo/contract'
import { changeEconomy, paybackText, setBonus, setRange, setShare, setVoteExchange, setVotesPerUnit } from './money/economy/index.ts'
import { loadConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { openPostgres, type Sql } from './platform/postgres.ts'

const usage = `economy                              the worst path of every pack
economy share KIND PERCENT [GIFT_KIND]   votes per hundred coins
economy range CURRENCY LOW HIGH          reais per unit
economy payout pix|usdt VOTES            votes per unit paid out
economy bonus PACK COINS
economy exchange VOTES COINS             votes for coins`

const one = <T extends string>(of: readonly T[], word = ''): T => of.find((name) => name === word) ?? fail()
const count = (word = ''): bigint => (/^\d{1,9}$/.test(word) ? BigInt(word) : fail())
const percent = (word = ''): number => (count(word) <= 100n ? Number(word) : fail())
const micros = (word = ''): bigint => (/^\d{1,6}(\.\d{1,6})?$/.test(word) ? moneyUnits(word, 'USDT') : fail())
function fail(): never {
  throw new Error(usage)
}

/** Change that one line of the command line makes; none without a command. */
function changeOf([command, ...args]: string[]): (sql: Sql) => Promise<void> {
  const [a, b, c] = args
  switch (command) {
    case undefined:
      return async () => undefined
    case 'share': {
      const share = { kind: one(spendKinds, a), percent: percent(b), giftKind: c ?? '' }
      return (sql) => setShare(sql, share)
    }
    case 'range': {
      const range = { currency: one(currencies, a), low: micros(b), high: micros(c) }
      return (sql) => setRange(sql, range)
    }
    case 'payout': {
      const [method, votes] = [one(['pix', 'usdt'], a), count(b)]
      return (sql) => setVotesPerUnit(sql, method, votes)
    }
    case 'bonus': {
      const [pack, coins] = [Number(count(a)), count(b)]
      return (sql) => setBonus(sql, pack, coins)
    }
    case 'exchange': {
      const [votes, coins] = [count(a), count(b)]
      return (sql) => setVoteExchange(sql, votes, coins)
    }
    default:
      return fail()
  }
}

const change = (() => {
  try {
    return changeOf(process.argv.slice(2))
  } catch (e) {
    process.stderr.write(`${e instanceof Error ? e.message : String(e)}\n`)
    process.exit(1)
  }
})()
const { migrateUrl } = loadConfig('operator')
const db = openPostgres(migrateUrl, createLog('economy', 'silent'), 1)
try {
  const paybacks = await changeEconomy(db, change)
  process.stdout.write(`${paybacks.map(paybackText).join('\n')}\n`)
} catch (e) {
  process.stderr.write(`${e instanceof Error ? e.message : String(e)}\n`)
  process.exitCode = 1
} finally {
  await db.close()
}
