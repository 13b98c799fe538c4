import { Live } from '@nimbo/contract'
import { client } from '../../../lib/client.ts'
import type { RoomAddress } from '../../../room/room.queries.ts'

export const timeCharge = (room: RoomAddress) => client.call(Live.timeCharge, room)
