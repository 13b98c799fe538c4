import { expect, test, vi } from 'vitest'
import { allowSoundByTap, anchorVideo } from './anchorVideo.ts'

test('a tap on a link to a room lets its picture be heard, and no other tap does', () => {
  const stop = allowSoundByTap()
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const link = (href: string) => {
    const a = Object.assign(document.createElement('a'), { href })
    const cover = a.appendChild(document.createElement('span'))
    a.addEventListener('click', (event) => event.preventDefault())
    document.body.append(a)
    return cover
  }
  link('/user/home?touid=1').click()
  expect(play).not.toHaveBeenCalled()
  const room = link('/liveAudience?liveuid=1&stream=1_2')
  room.click()
  expect([play.mock.calls.length, anchorVideo().muted, anchorVideo().srcObject]).toEqual([1, false, expect.any(MediaStream)])
  // Beside a room that plays, the element is that room's.
  document.body.append(anchorVideo())
  room.click()
  expect(play).toHaveBeenCalledOnce()
  anchorVideo().remove()
  stop()
  room.click()
  expect(play).toHaveBeenCalledOnce()
  play.mockRestore()
})
