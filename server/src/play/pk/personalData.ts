import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    battles: `select b.id, b.state, b.outcome, b.minutes, b.punish, b.created_at, b.fight_at, b.ends_at, m.score from battle_side m
    join battle b on b.id = m.battle_id where m.uid = $1 order by b.id`,
    battleInvitations: `select exists (select 1 from battle_off where uid = $1) as off`,
  },
  erased: {
    rest: [
      `update battle set punish = '' where punish <> '' and id in (select battle_id from battle_side where uid = $1)`,
      `delete from battle_off where uid = $1`,
    ],
  },
} as const satisfies PersonalData
