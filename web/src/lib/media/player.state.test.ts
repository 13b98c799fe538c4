import { expect, test } from 'vitest'
import { faceOf, newPlayer, playerAfter } from './player.state.ts'
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
