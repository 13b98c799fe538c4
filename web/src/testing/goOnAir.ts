import { Live } from '@nimbo/contract'
import { expect } from 'vitest'
import { type Answer, answer } from './answers.ts'
import { FakeDevices } from './FakeDevices.ts'
import { FakeMedia } from './FakeMedia.ts'
import { openScreen, type ScreenOptions } from './openScreen.ts'
import { roomChannels } from './samples/roomEvents.ts'
import { entered, room } from './samples/rooms.ts'

const { stream, title, starttime, thumb, liveclassid } = room

interface SetupOptions {
  answers?: readonly Answer[]
  running?: boolean
  before?: ScreenOptions['before']
}

/** The set-up of a show, reached from the own profile, with devices that are watched. */
export async function openSetup({ answers = [], running = false, before }: SetupOptions = {}) {
  const devices = new FakeDevices()
  const media = new FakeMedia()
  let entries = 0
  const app = await openScreen('/mine', {
    media,
    before: (frame) => {
      devices.put(frame)
      before?.(frame)
    },
    answers: [
      ...(running ? [answer(Live.checkLiveing, { status: 1, stream, title, starttime, thumb, liveclassid })] : []),
      answer(Live.enterRoom, () => ({ ...entered, usertype: 50, media: { ...entered.media, token: `token ${(entries += 1)}` } })),
      answer(Live.changeLive, { starttime }),
      answer(Live.stopRoom, {}),
      ...answers,
    ],
  })
  await app.frame.getByCss('a[href="/liveAnchor"]').first().click()
  await expect.poll(() => devices.live().length).toBe(2)
  return { app, devices, media }
}

/** On air: the picture leaves the page, and the room follows its channels. */
export async function goOnAir(options: Omit<SetupOptions, 'running'> = {}) {
  const opened = await openSetup({ ...options, running: true })
  const realtime = roomChannels(opened.app.realtime)
  await opened.app.frame.getByTestId('carry-on').click()
  await expect.element(opened.app.frame.getByCss('[data-on-air="true"]')).toBeVisible()
  await expect.poll(realtime.areFollowed).toBe(true)
  return { ...opened, realtime }
}
