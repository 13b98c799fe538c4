import type { PersonalData } from '../../platform/personalData.ts'
import { visitedShows } from '../../shows/admission/index.ts'

export const personalData = {
  copied: {
    showIncome: `select s.stream, i.op, i.coins, i.votes, i.count from read.show s join show_income i on i.show_id = s.id where s.uid = $1 order by s.id, i.op`,
    showVotes: `select s.stream, u.minute, u.votes from read.show s join show_votes u on u.show_id = s.id where s.uid = $1 order by s.id, u.minute`,
    receipts: `select s.stream, r.op, r.count, r.coins, r.refunded from ${visitedShows} join receipt r on r.show_id = s.id and r.uid = v.uid where v.uid = $1 order by s.id`,
    giftsSent: `select r.receiver, a.nicename as name, s.stream, r.gift, r.nums, r.coins, r.undone_coins, r.at from gift_record r
    left join read.show s on s.id = r.show_id left join read.account a on a.id = r.receiver where r.uid = $1 order by r.at`,
    giftsReceived: `select r.uid as sender, a.nicename as name, s.stream, r.gift, r.nums, r.votes, r.undone_votes, r.at from gift_record r
    left join read.show s on s.id = r.show_id left join read.account a on a.id = r.uid where r.receiver = $1 order by r.at`,
  },
} as const satisfies PersonalData
