import type { FeedConsumer } from '../../core/ledger/index.ts'
import { lockBattle } from './battle.store.ts'
import { publishBattle } from './applyTransition.ts'
import { phasesOf } from './phases.ts'
import type { PkDeps } from './PkDeps.ts'
import { addToScores, BATTLE_SCORES, battleOps } from './score.store.ts'

/** Scores are what the ledger committed, each transfer once: the score, its number and the feed's mark are one transaction. */
export function projectBattles({ rooms, config }: Pick<PkDeps, 'rooms' | 'config'>): FeedConsumer {
  const { overtime } = phasesOf(config)
  return {
    name: BATTLE_SCORES,
    ops: battleOps,
    async apply(sql, transfers) {
      for (const id of await addToScores(sql, transfers, overtime)) await publishBattle(sql, rooms, (await lockBattle(sql, id))!)
    },
  }
}
