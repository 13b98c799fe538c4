import { expect, test } from 'vitest'
import { faceOf, isOverdue, newPlayer, playerAfter } from './player.state.ts'
import type { ElementEvent, PlayerEvent } from './player.state.ts'

const element = (event: ElementEvent): PlayerEvent => ({ type: 'element', event })
const joined: PlayerEvent = { type: 'joined' }
const camera = (is: 'none' | 'off' | 'on'): PlayerEvent => ({ type: 'camera', is })
const second = (moved: boolean): PlayerEvent => ({ type: 'second', moved })
const seconds = (count: number) => Array.from({ length: count }, () => second(false))
const faceAfter = (...events: PlayerEvent[]) => faceOf(events.reduce(playerAfter, newPlayer))
const playing = [joined, camera('on'), element('playing')]

test.each([
  ['nothing yet', [], 'connecting'],
  ['joined, the host is not there', [joined], 'waiting'],
  ['the first frame is on its way', [joined, camera('on')], 'connecting'],
  ['playing', playing, 'playing'],
  ['frames without a word from the element', [joined, camera('on'), second(true)], 'playing'],
  ['the element waits', [...playing, element('waiting')], 'stalled'],
  ['and gets its frame', [...playing, element('waiting'), second(true)], 'playing'],
  ['two seconds without a frame', [...playing, ...seconds(2)], 'playing'],
  ['three seconds without a frame', [...playing, ...seconds(3)], 'stalled'],
  ['nothing is held up before it began', [joined, camera('on'), ...seconds(9), element('waiting')], 'connecting'],
  ['autoplay refused', [joined, camera('on'), element('refused')], 'blocked'],
  ['frames that may not be played', [joined, camera('on'), element('refused'), second(true)], 'blocked'],
  ['and a touch', [joined, camera('on'), element('refused'), element('playing')], 'playing'],
  ['paused by the system, frames or not', [...playing, element('paused'), second(true)], 'stalled'],
  ['the host turned the camera off', [...playing, camera('off')], 'waiting'],
  ['the host left', [...playing, element('ended'), camera('none')], 'waiting'],
  ['and came back', [...playing, element('ended'), camera('none'), camera('on')], 'connecting'],
  ['hidden for a minute and back', [...playing, { type: 'hidden' }, ...seconds(60), { type: 'shown' }], 'playing'],
  [
    'hidden, paused, back and playing',
    [...playing, { type: 'hidden' }, element('paused'), { type: 'shown' }, element('playing')],
    'playing',
  ],
  ['back, and no frame comes', [...playing, { type: 'hidden' }, { type: 'shown' }, ...seconds(3)], 'stalled'],
  ['the connection is lost', [...playing, { type: 'lost' }], 'connecting'],
  ['and joined anew', [...playing, { type: 'lost' }, joined], 'playing'],
  ['refused', [...playing, { type: 'refused' }], 'refused'],
  ['opened elsewhere', [...playing, { type: 'replaced' }], 'elsewhere'],
] as [string, PlayerEvent[], string][])('%s', (_name, events, face) => expect(faceAfter(...events)).toBe(face))

test.each([
  ['six seconds joined and no frame', [joined, camera('on'), ...seconds(6)], 0, true],
  ['a picture that was announced and never came', [joined, ...seconds(6)], 0, true],
  ['five are not enough', [joined, camera('on'), ...seconds(5)], 0, false],
  ['the second time it takes longer', [joined, camera('on'), ...seconds(11)], 1, false],
  ['but not for ever', [joined, camera('on'), ...seconds(60)], 9, true],
  ['not before it is joined', seconds(9), 0, false],
  ['a new connection begins anew', [joined, camera('on'), ...seconds(5), joined, ...seconds(5)], 0, false],
  ['a picture that came and stands still is the host’s', [...playing, ...seconds(90)], 0, false],
  ['the host turned the camera off', [joined, camera('off'), ...seconds(90)], 0, false],
  ['nobody looks', [joined, camera('on'), { type: 'hidden' }, ...seconds(90)], 0, false],
  ['only the sound is wanted', [joined, camera('on'), { type: 'listen', on: true }, ...seconds(90)], 0, false],
] as [string, PlayerEvent[], number, boolean][])('a first frame that is overdue: %s', (_name, events, retries, overdue) =>
  expect(isOverdue(events.reduce(playerAfter, newPlayer), retries)).toBe(overdue),
)
