import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    inviteCode: `select code from invite_code where uid = $1`,
    invitedBy: `select inviter, at from invited where uid = $1`,
    invitedPeople: `select i.uid, a.nicename as name, i.at from invited i join read.account a on a.id = i.uid where i.inviter = $1 order by i.at`,
    inviteRewards: `select invitee as uid, coins, reward, state, at, due_at, paid_at, returned_at from invite_reward where inviter = $1 order by at`,
  },
  erased: {
    rest: [
      // Invitations are forgotten on both sides; their number, and what they brought, stays.
      `update invite_code c set gone = gone + g.people, gone_recharged = gone_recharged + g.recharged from (
     select i.inviter, count(*)::int as people, count(*) filter (where exists (
       select 1 from invite_reward r where r.invitee = i.uid and r.inviter = i.inviter and r.state <> 'taken_back'))::int as recharged
     from invited i where i.uid = $1 group by 1) g where c.uid = g.inviter`,
      `update invite_reward set invitee = null, state = case when inviter = $1 and state = 'held' then 'taken_back' else state end
   where invitee = $1 or inviter = $1`,
      `delete from invited where uid = $1 or inviter = $1`,
      `delete from invite_code where uid = $1`,
    ],
  },
} as const satisfies PersonalData
