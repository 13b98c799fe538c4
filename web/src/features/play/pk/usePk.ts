import { useLingui } from '@lingui/react/macro'
import type { PkBattle, PkPunishment } from '@nimbo/contract'
import { useSlice } from '../../../room/useRoom.ts'
import { useNow } from '../../../ui/useNow.ts'
import { pkSlice, secondsLeft } from './pk.state.ts'

/** Seconds until a battle's state ends, counted by the server's clock. */
export function useLeft(battle: PkBattle | undefined): number {
  const ahead = useSlice(pkSlice, (state) => state.ahead)
  const runs = battle !== undefined && battle.until > 0
  const now = useNow(runs ? 1 : Infinity, () => Date.now() - (Number.isFinite(ahead) ? ahead : 0)) * 1000
  return runs ? secondsLeft(battle, now) : 0
}

/** Penalties of the loser, as texts. */
export function usePunishText(): (punish: string) => string {
  const { t } = useLingui()
  const texts: Record<PkPunishment, string> = {
    sing: t`Sing a request`,
    dance: t`Dance to a song`,
    story: t`Tell a story`,
    joke: t`Tell a joke`,
    impression: t`Do an impression`,
    thanks: t`Thank the winner’s fans`,
  }
  return (punish) => (texts as Partial<Record<string, string>>)[punish] ?? texts.sing
}
