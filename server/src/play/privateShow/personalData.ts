import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    privateOffer: `select price, is_on, changed_at from private_offer where uid = $1`,
    privateShows: `select p.id, s.uid as anchor, p.price, p.minutes, p.state, p.asked_at, p.started_at, p.ended_at, p.billed, p.coins from private_show p
    join read.show s on s.id = p.show_id where p.uid = $1 order by p.id`,
    privateShowsGiven: `select p.id, p.price, p.minutes, p.state, p.asked_at, p.started_at, p.ended_at, p.billed, p.votes from read.show s
    join private_show p on p.show_id = s.id where s.uid = $1 order by p.id`,
    privateDeposits: `select p.id, d.n, d.minutes, d.coins, d.paid, d.at from private_show p join private_deposit d on d.private_id = p.id where p.uid = $1 order by p.id, d.n`,
  },
  erased: {
    rest: [`delete from private_offer where uid = $1`],
  },
} as const satisfies PersonalData
