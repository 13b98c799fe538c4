import { Home, Live, Upload } from '@nimbo/contract'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { acceptUploads, photo } from '../testing/acceptUploads.ts'
import { answer, refusal } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { light, roomChannels, showEnded, showMoved, typeChanged } from '../testing/samples/roomEvents.ts'
import { bia } from '../testing/samples/people.ts'
import { config, entered, line, lines, room } from '../testing/samples/rooms.ts'

const { stream, title, starttime, thumb, liveclassid } = room
const running = answer(Live.checkLiveing, { status: 1, stream, title, starttime, thumb, liveclassid })

const created = {
  stream,
  push: '',
  pull: '',
  thumb,
  votestotal: '0',
  barrage_fee: 10,
  userlist_time: 60,
  chatserver: '',
  guard_nums: 0,
  sensitive_words: [],
}

async function carryOn() {
  const answers = [running, answer(Live.enterRoom, { ...entered, usertype: 50 })]
  const app = await openScreen('/liveAnchor', { answers })
  const realtime = roomChannels(app.realtime)
  await app.frame.getByTestId('carry-on').click()
  await expect.element(app.frame.getByTestId('end-live')).toBeVisible()
  await expect.poll(realtime.areFollowed).toBe(true)
  return { app, realtime }
}

describe("the anchor's room", () => {
  test('has the own camera, the figures and the chat of the same layout as the audience', async () => {
    const { app, realtime } = await carryOn()
    const seq = lines.length + 1
    realtime.publishFrame([light(3, 5123).event, line(seq, bia, 'hello, host')], { from: seq, to: seq })
    await expect.element(app.frame.getByText('hello, host')).toBeVisible()
    await expect.element(app.frame.getByCss('.room-counts > :nth-child(4) dd')).toHaveTextContent(String(seq))
    await expect.element(app.frame.getByTestId('anchor-preview')).toBeVisible()
    await expect.element(app.frame.getByRole('group', { name: 'Camera' })).toBeVisible()
    await expect.element(app.frame.getByTestId('chat-input')).toBeVisible()
  })

  test('tells when the show was opened on another device, and shows the numbers when it ends', async () => {
    const { app, realtime } = await carryOn()
    realtime.publish('room', showMoved.event)
    await expect.element(app.frame.getByRole('alert')).toBeVisible()
    realtime.publish('room', showEnded.event)
    await expect.element(app.frame.getByTestId('anchor-end-card')).toBeVisible()
  })
})

describe('who can join', () => {
  test.each(['en', 'ar'] as const)('is chosen before the show: each type with its field, in %s', async (language) => {
    const app = await openScreen('/liveAnchor', { language, answers: [answer(Live.createRoom, created)] })
    await app.frame.getByTestId('live-title').fill('Noche acústica')
    await app.frame.getByTestId('class-picker').click()
    await app.frame.getByRole('dialog').getByRole('radio').first().click()
    await app.frame.getByTestId('room-type-password').click()
    await expect.element(app.frame.getByTestId('start-live')).toBeDisabled()
    await app.frame.getByTestId('live-password').fill('246810')
    await expect.element(app.frame.getByTestId('start-live')).toBeEnabled()
    await app.frame.getByTestId('room-type-paid').click()
    await app.frame.getByTestId('live-price').fill('0')
    await expect.element(app.frame.getByTestId('start-live')).toBeDisabled()
    await app.frame.getByTestId('live-price').fill('200')
    await expect.element(app.frame.getByTestId('start-live')).toBeEnabled()
    await app.frame.getByTestId('room-type-timed').click()
    await app.frame.getByTestId('minute-price-up').click()
    await expect.element(app.frame.getByTestId('minute-price')).toHaveTextContent('30')
    await expectAccessible(app)
    await app.frame.getByTestId('start-live').click()
    await expect.poll(() => app.answers.sentTo(Live.createRoom)).toMatchObject([{ type: 3, type_val: '30' }])
  })

  test('is changed in mid-show, and the room shows what holds', async () => {
    const { app, realtime } = await carryOn()
    app.answers.set(answer(Live.changeLiveType, { type: 2, type_val: '200' }))
    await app.frame.getByRole('button', { name: 'More' }).click()
    await app.frame.getByTestId('change-room-type').click()
    await app.frame.getByTestId('room-type-paid').click()
    await expect.element(app.frame.getByTestId('save-room-type')).toBeDisabled()
    await app.frame.getByTestId('live-price').fill('200')
    await app.frame.getByTestId('save-room-type').click()
    await expect.poll(() => app.answers.sentTo(Live.changeLiveType)).toEqual([{ stream, type: 2, type_val: '200' }])
    realtime.publish('room', typeChanged(2, '200').event)
    await expect.element(app.frame.getByCss('.room-chips img[src*="room-paid"]')).toBeVisible()
  })
})

describe('setting up', () => {
  const chooseClass = async (app: Awaited<ReturnType<typeof openScreen>>) => {
    await app.frame.getByTestId('class-picker').click()
    await app.frame.getByRole('dialog').getByRole('radio').first().click()
  }

  test('says what is missing, one after the other: a title, a category, a password, a price', async () => {
    const app = await openScreen('/liveAnchor', { answers: [answer(Home.getConfig, { ...config('en'), sensitive_words: ['casino'] })] })
    const start = app.frame.getByTestId('start-live')
    const hint = app.frame.getByCss('.setup-hint')
    await expect.element(start).toBeDisabled()
    await expect.element(hint).toHaveTextContent('Give your live a title')
    await app.frame.getByTestId('live-title').fill('   ')
    await expect.element(hint).toHaveTextContent('Give your live a title')
    await app.frame.getByTestId('live-title').fill('Acoustic night')
    await expect.element(hint).toHaveTextContent('Choose a category first')
    await chooseClass(app)
    await expect.element(start).toBeEnabled()
    await app.frame.getByTestId('room-type-password').click()
    await expect.element(hint).toHaveTextContent('Set a password for the room')
    await app.frame.getByTestId('room-type-paid').click()
    await expect.element(hint).toHaveTextContent('Set a price in coins')
    await app.frame.getByTestId('room-type-open').click()
    await app.frame.getByTestId('live-title').fill('Casino night')
    await expect.element(hint).toMatchTextContent('may contain a word that isn’t allowed')
    await expect.element(start).toBeEnabled()
  })

  test('with a cover of one’s own: uploaded, shown, sent; one the server no longer has is given up', async () => {
    const object = '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b'
    const url = `/media/cover/${object}.webp`
    const app = await openScreen('/liveAnchor', {
      before: acceptUploads,
      answers: [
        answer(Upload.getCosInfo, { object, url: 'http://storage.invalid/', fields: {} }),
        answer(Upload.confirm, { state: 'ready', url }),
        answer(Live.createRoom, refusal(Live.createRoom, 'CoverNotReady')),
      ],
    })
    await app.frame.getByTestId('live-title').fill('Acoustic night')
    await chooseClass(app)
    await app.frame.getByTestId('cover-picker').click()
    await userEvent.upload(app.frame.getByCss('[role="dialog"] input[type="file"]'), await photo())
    await expect.element(app.frame.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => app.answers.sentTo(Upload.getCosInfo)).toMatchObject([{ kind: 'cover', type: 'image/jpeg' }])
    await expect.element(app.frame.getByCss(`.setup-cover img[src="${url}"]`)).toBeInTheDocument()
    await app.frame.getByTestId('start-live').click()
    await expect.poll(() => app.answers.sentTo(Live.createRoom)).toMatchObject([{ thumb: url }])
    await expect.element(app.frame.getByText('CoverNotReady')).toBeVisible()
    await expect.element(app.frame.getByCss(`.setup-cover img[src="${url}"]`)).not.toBeInTheDocument()
  })

  test('a file that is no picture is said to be none', async () => {
    const app = await openScreen('/liveAnchor')
    await app.frame.getByTestId('cover-picker').click()
    await userEvent.upload(app.frame.getByCss('[role="dialog"] input[type="file"]'), new File(['nothing'], 'x.png', { type: 'image/png' }))
    await expect.element(app.frame.getByRole('dialog').getByRole('alert')).toBeVisible()
  })
})
