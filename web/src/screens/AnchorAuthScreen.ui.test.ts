import { Auth, Upload, User, Withdrawals } from '@nimbo/contract'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { acceptUploads, photo } from '../testing/acceptUploads.ts'
import { answer, broken, refusal } from '../testing/answers.ts'
import { expectAccessible, openScreen } from '../testing/openScreen.ts'
import { certifications } from '../testing/samples/certification.ts'
import { profit } from '../testing/samples/money.ts'
import { me } from '../testing/samples/people.ts'

const object = '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b'
const state = (of: keyof typeof certifications) => answer(Auth.getState, certifications[of])

describe('applying', () => {
  test('the photo goes up as its own private kind; the application follows with the consent that was shown', async () => {
    const app = await openScreen('/anchorAuth', {
      answers: [
        answer(Upload.getCosInfo, { object, url: 'http://storage.invalid/', fields: {} }),
        answer(Upload.confirm, { state: 'ready', url: '' }),
        answer(Auth.setNewAuth, { id: 4471, state: 'pending' }),
      ],
      before: (frame) => acceptUploads(frame),
    })
    await app.frame.getByTestId('certification-continue').click()
    const submit = app.frame.getByCss('form button[type="submit"]')
    await expect.element(submit).toBeDisabled()
    await expect.element(submit).toHaveTextContent('Fill in all the fields')
    await app.frame.getByLabelText('Full name, as on your ID').fill('Rafaela Okoye')
    await app.frame.getByLabelText('Date of birth').fill('2002-02-09')
    await app.frame.getByRole('radio', { name: 'Female' }).click()
    await app.frame.getByRole('button', { name: 'Nationality: Choose' }).click()
    await app.frame.getByRole('dialog').getByText('Brazil').click()
    await expect.element(submit).toHaveTextContent('Still missing: photo and contact')
    await app.frame.getByTestId('certification-contact').fill('71 98842-0619')
    await userEvent.upload(app.frame.getByCss('input[type="file"]'), await photo())
    await expect.element(submit).toBeEnabled()
    await expectAccessible(app)
    app.answers.set(state('pending'))
    await submit.click()
    await expect.element(app.frame.getByRole('heading', { name: 'We’re reviewing your details' })).toBeVisible()
    await expect.poll(() => app.answers.sentTo(Upload.getCosInfo)).toMatchObject([{ kind: 'certification', type: 'image/jpeg' }])
    await expect
      .poll(() => app.answers.sentTo(Auth.setNewAuth))
      .toEqual([
        {
          real_name: 'Rafaela Okoye',
          sex: 2,
          birthday: '2002-02-09',
          nationality: 'BR',
          contact_type: 'whatsapp',
          contact: '+55 71 98842-0619',
          user_img: object,
          consent: '2026-11',
        },
      ])
  })

  test('what the server refuses stands under its field', async () => {
    const kept = answer(Auth.getState, { ...certifications.rejected, fix: 'real_name', user_img: object })
    const app = await openScreen('/anchorAuth', {
      answers: [kept, answer(Auth.setNewAuth, refusal(Auth.setNewAuth, 'BadName', 'Enter your full name as on your ID'))],
    })
    await app.frame.getByTestId('certification-fix').click()
    await expect.element(app.frame.getByText('We still have the photo you sent.')).toBeVisible()
    await app.frame.getByCss('form button[type="submit"]').click()
    await expect.element(app.frame.getByRole('alert')).toHaveTextContent('Enter your full name as on your ID')
    await expect.element(app.frame.getByLabelText('Full name, as on your ID')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(app)
  })

  test('without a phone the first step is to add one', async () => {
    const app = await openScreen('/anchorAuth', { answers: [answer(Auth.getState, { ...certifications.none, mobile: '' })] })
    await expect.element(app.frame.getByTestId('certification-continue')).toBeDisabled()
    await app.frame.getByRole('link', { name: 'Add your phone number' }).click()
    await expect.poll(() => app.path).toBe('/setting/phone')
  })
})

describe('where it stands', () => {
  const faces = [
    ['none', '[data-testid="certification-continue"]'],
    ['pending', '[role="progressbar"]'],
    ['rejected', '[data-testid="certification-fix"]'],
    ['refused', '[data-testid="certification-fix"]'],
    ['approved', 'a[href="/liveAnchor"]'],
  ] as const
  const narrow = (['en', 'ar', 'zh-cn'] as const).flatMap((language) => faces.map(([of, ready]) => ({ language, of, ready })))
  test.each(narrow)('$of is sound in $language, on a narrow phone too', async ({ language, of, ready }) => {
    const app = await openScreen('/anchorAuth', { language, answers: [state(of)], size: [320, 640] })
    await expect.element(app.frame.getByCss(ready)).toBeInTheDocument()
    await expectAccessible(app)
  })

  test('in review: taken back after asking once', async () => {
    const app = await openScreen('/anchorAuth', {
      answers: [
        state('pending'),
        answer(Auth.delAuth, () => {
          app.answers.set(state('none'))
          return {}
        }),
      ],
    })
    await app.frame.getByRole('button', { name: 'Withdraw the application' }).click()
    await app.frame.getByRole('dialog').getByRole('button', { name: 'Withdraw the application' }).click()
    await expect.element(app.frame.getByTestId('certification-continue')).toBeVisible()
    await expect.poll(() => app.answers.sentTo(Auth.delAuth)).toEqual([{ id: 4471 }])
  })

  test('rejected: the reason, how often it may be tried, and the appeal', async () => {
    const app = await openScreen('/anchorAuth', { answers: [state('rejected')] })
    await expect.element(app.frame.getByText('Photo unclear')).toBeVisible()
    await expect.element(app.frame.getByText('You have 2 more tries this week.')).toBeVisible()
    await app.frame.getByRole('link', { name: 'Appeal' }).click()
    await expect.poll(() => app.path).toBe('/appeal?subject=certification&id=4471')
  })

  test.each(['appealed', 'refused'] as const)('nothing is sent while it is %s', async (of) => {
    const app = await openScreen('/anchorAuth', { answers: [state(of)] })
    await expect.element(app.frame.getByTestId('certification-fix')).toBeDisabled()
  })

  test('a server that does not answer, then does', async () => {
    const app = await openScreen('/anchorAuth', { answers: [answer(Auth.getState, broken)] })
    await expect.element(app.frame.getByRole('alert')).toBeVisible()
    app.answers.set(state('pending'))
    await app.frame.getByRole('alert').getByRole('button').click()
    await expect.element(app.frame.getByRole('progressbar')).toBeVisible()
  })
})

const uncertified = answer(User.getBaseInfo, { ...me, isauth: 0 })

test.each([
  ['/mine', uncertified],
  ['/withdraw', answer(Withdrawals.getProfit, profit({ certified: 0, held: [] }))],
  ['/advertise', uncertified],
] as const)('“Get certified” leads here from %s', async (path, given) => {
  const app = await openScreen(path, { answers: [given] })
  await app.frame.getByRole('link', { name: 'Get certified' }).first().click()
  await expect.poll(() => app.path).toBe('/anchorAuth')
})

test('at its end a wrapper is told', async () => {
  const told: string[] = []
  const app = await openScreen('/anchorAuth', {
    answers: [state('pending')],
    before: (frame) => {
      const port = { postMessage: (text: string) => void told.push(text), addEventListener: () => undefined }
      Object.assign(frame, { nimbo: port })
    },
  })
  await app.frame.getByTestId('certification-done').click()
  await expect.poll(() => told.some((text) => text.includes('"certificationDone"'))).toBe(true)
})

test('without a wrapper history goes back', async () => {
  const app = await openScreen('/mine', { answers: [state('pending'), uncertified] })
  await app.frame.getByRole('link', { name: 'Get certified' }).first().click()
  await app.frame.getByTestId('certification-done').click()
  await expect.poll(() => app.path).toBe('/mine')
})
