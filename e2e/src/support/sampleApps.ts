import { extname, join } from 'node:path'
import type { Language } from '@nimbo/contract'
import { operatorSession, usualAnswers as consoleAnswers } from '@nimbo/console/testing/samples.ts'
import { screens as consoleScreens } from '@nimbo/console/testing/screens.ts'
import { checkout } from '@nimbo/engines'
import { type Answer, Answers, readRequest } from '@nimbo/web/testing/answers.ts'
import { storedSession } from '@nimbo/web/testing/samples/people.ts'
import { usualAnswers } from '@nimbo/web/testing/samples/usualAnswers.ts'
import { screens, sheets } from '@nimbo/web/testing/screens.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** An address nobody serves: everything the page asks for is answered below. */
const nowhere = 'https://nimbo.test'

export interface SampleView {
  name: string
  app: 'web' | 'console'
  path: string
  press: readonly string[]
  ready: string
  answers: (language: Language) => readonly Answer[]
  stored: Record<string, string>
  session: Record<string, string>
}

/** Everything that is drawn from samples: the app in every language, and the console, which has English only. */
export const sampleViews: readonly SampleView[] = [
  ...[...screens, ...sheets].map(({ name, path, ready, press = [], signedIn = true, answers = [] }): SampleView => ({
    name,
    app: 'web',
    path,
    press,
    ready,
    answers: (language) => [...usualAnswers(language), ...answers],
    stored: signedIn ? storedSession() : {},
    session: {},
  })),
  ...consoleScreens.map(({ name, path, heading, signedIn = true }): SampleView => ({
    name,
    app: 'console',
    path,
    press: [],
    ready: `:is(h1, h2):text-is("${heading}")`,
    answers: () => consoleAnswers,
    stored: {},
    session: signedIn ? operatorSession : {},
  })),
]

/** Opens one of them in a window of its own; closing the page's context is the caller's. */
export async function openSample(browser: Browser, view: SampleView, language: Language, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, colorScheme: 'dark', reducedMotion: 'reduce', serviceWorkers: 'block' })
  const answers = new Answers(view.answers(language))
  await context.route('**', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (url.origin !== nowhere) return route.abort()
    const call = readRequest(url, request.postData())
    if (!call) return route.fulfill({ path: fileOf(view.app, url.pathname) })
    const served = await answers.serve(call)
    if (answers.problems.length > 0) throw new Error(answers.problems.join('\n'))
    if (served.kind === 'envelope') return route.fulfill({ json: served.envelope })
    return served.kind === 'broken' ? route.fulfill({ status: 503, body: '' }) : route.abort()
  })
  await context.addInitScript(
    ({ stored, session }) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    },
    { stored: { lang: language, ...view.stored }, session: view.session },
  )
  const page = await context.newPage()
  await page.goto(nowhere + view.path)
  for (const target of view.press) await page.locator(target).filter({ visible: true }).first().click()
  await page.locator(view.ready).first().waitFor()
  // Parts fetched after the first drawing, such as the desktop rail and what it lists.
  await page.waitForLoadState('networkidle')
  return page
}

const fileOf = (app: 'web' | 'console', path: string) => join(checkout, app, 'dist', extname(path) === '' ? 'index.html' : path)
