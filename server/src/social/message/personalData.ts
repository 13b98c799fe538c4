import { ERASED_AT_ONCE as ROWS, type PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    conversations: `select o.touid as uid, a.nicename as name, c.last_seq as messages, o.read_seq, o.accepted from conversation_side o
    join conversation c on c.id = o.conversation_id join read.account a on a.id = o.touid where o.uid = $1 order by o.position desc`,
    messages: `select o.touid as conversation_with, m.uid as sender, m.seq, m.kind, m.content, m.image, m.gift, m.nums, m.coins, m.created_at from conversation_side o
    join private_message m on m.conversation_id = o.conversation_id and m.seq > o.cleared_seq where o.uid = $1 order by o.conversation_id, m.seq`,
  },
  erased: {
    many: [
      // The other keeps the conversation, and that something was said.
      `update private_message set content = '', image = null, width = 0, height = 0, erased = true where ctid in (
     select ctid from private_message where uid = $1 and kind <> 'gift' and not erased limit ${ROWS}) returning 1`,
      `delete from gift_card where ctid in (select ctid from gift_card where uid = $1 or receiver = $1 limit ${ROWS}) returning 1`,
    ],
    rest: [`delete from conversation_side where uid = $1`],
  },
} as const satisfies PersonalData
