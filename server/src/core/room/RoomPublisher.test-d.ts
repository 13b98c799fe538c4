import type { EventOf, Sender } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import type { FeedShow } from './Feed.ts'
import { newEvent } from './newEvent.ts'
import type { RoomPublisher } from './RoomPublisher.ts'

declare const rooms: RoomPublisher
declare const tx: Sql
declare const show: FeedShow
declare const sender: Sender

const ended = newEvent('showEnded', { reason: 'anchor' })
const hearts = newEvent('light', { delta: 1, total: 0 })
const line = { requestId: 'r1', fields: { ct: 'boa noite' } }

export const published = () => rooms.publish(tx, show.stream, ended)
export const row = () => rooms.outboxRow(show.stream, ended)
export const gathered = () => rooms.gather(show, hearts)
export const said = (): Promise<EventOf<'chat'> | undefined> => rooms.say(show, { event: 'chat', ...line }, sender)

// @ts-expect-error a sum does not go through the outbox
export const sumPublished = () => rooms.publish(tx, show.stream, hearts)
// @ts-expect-error nor into a ledger function's transaction
export const sumRow = () => rooms.outboxRow(show.stream, hearts)
// @ts-expect-error room state is never gathered
export const nowGathered = () => rooms.gather(show, ended)
// @ts-expect-error only events of the chat lane are said
export const sumSaid = () => rooms.say(show, { event: 'light', ...line }, sender)
// @ts-expect-error a line of chat is numbered by the room engine, not made by its caller
export const lineMade = () => newEvent('chat', { ct: 'boa noite' })
