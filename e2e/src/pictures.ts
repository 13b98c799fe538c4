import './support/e2eProfile.ts'
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Home, type Language, languageFacts, languages } from '@nimbo/contract'
import { buildPages, people, phoneCamera, signIn } from '@nimbo/dev'
import { checkout } from '@nimbo/engines'
import type { Browser, Page } from 'playwright-core'
import { chosen, openBrowser, openPhone, origin } from './support/browser.ts'
import { goLive, untilPlaying } from './support/room.ts'
import { openSample, type SampleView, sampleViews } from './support/sampleApps.ts'

const sizes = ['390x844', '320x640', '844x390', '820x1180', '1440x900'] as const
type Size = `${number}x${number}`
const folder = join(checkout, 'pictures')
/** Pages that are opened at the same time: most of a picture's time is waiting. */
const AT_ONCE = 4
/** These need a picture that moves, so they are taken on the whole stack. */
const moving = ['room', 'anchor', 'anchor-live'] as const

const words = process.argv.slice(2)
const isLanguage = (word: string): word is Language => languages.includes(word as Language)
const isSize = (word: string): word is Size => /^\d+x\d+$/.test(word)
const orAll = <T>(named: T[], all: readonly T[]): readonly T[] => (named.length > 0 ? named : all)
const screenWords = words.filter((word) => !isLanguage(word) && !isSize(word))
const wanted = (name: string) => screenWords.length === 0 || screenWords.some((word) => name === word || name.startsWith(`${word}-`))

/** `pnpm pictures [screens…] [languages…] [sizes…]`: each screen in each language and size (any `<width>x<height>`), and a page to leaf through them. */
async function take(): Promise<void> {
  const chosenLanguages = orAll(words.filter(isLanguage), languages)
  const chosenSizes = orAll(words.filter(isSize), sizes)
  const sampled = sampleViews.filter(({ name }) => wanted(name))
  const onStack = moving.filter(wanted)
  if (sampled.length + onStack.length === 0) throw new Error(`no screen is called ${screenWords.join(' or ')}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const names: string[] = []
  const failures: string[] = []
  const browser = await openBrowser(phoneCamera)
  try {
    await buildPages(chosen, (line) => process.stdout.write(`${line}\n`))
    const queue = chosenLanguages
      .flatMap((language) => chosenSizes.flatMap((size) => sampled.map((view) => ({ view, language, size }))))
      .filter(({ view, language }) => view.app === 'web' || language === 'en')
      .values()
    const worker = async () => {
      for (const { view, language, size } of queue) {
        const taken = await takeSample(browser, view, language, size).catch((failure: unknown) => {
          failures.push(`${view.name} ${language} ${size}: ${String(failure).split('\n')[0]}`)
        })
        if (taken) names.push(taken)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    if (onStack.length > 0) {
      await withStack(async () => {
        for (const language of chosenLanguages) {
          for (const size of chosenSizes) names.push(...(await takeMoving(browser, onStack, language, size)))
        }
      })
    }
  } finally {
    await browser.close()
  }
  writeFileSync(join(folder, 'index.html'), indexPage(names))
  process.stdout.write(`${names.length} pictures: ${join(folder, 'index.html')}\n`)
  if (failures.length > 0) throw new Error(`${failures.length} were not taken:\n${failures.join('\n')}`)
}

const viewportOf = (size: Size) => {
  const [width, height] = size.split('x').map(Number) as [number, number]
  return { width, height }
}

const scaleOf = ({ width }: { width: number }) => (width < 500 ? 2 : 1)

async function takeSample(browser: Browser, view: SampleView, language: Language, size: Size): Promise<string> {
  const viewport = viewportOf(size)
  const page = await openSample(browser, view, language, {
    viewport,
    deviceScaleFactor: scaleOf(viewport),
    locale: languageFacts[language].spoken,
  })
  const file = await shoot(page, view.name, language, size, view.caughtAt !== undefined)
  await page.context().close()
  return file
}

/** Rooms of the demo for the audience, and a host of ours. */
async function takeMoving(browser: Browser, list: string[], language: Language, size: Size): Promise<string[]> {
  const viewport = viewportOf(size)
  const scale = scaleOf(viewport)
  const names: string[] = []
  if (list.includes('room')) {
    const { list: rooms } = await (await signIn(origin, people.rafa)).client.call(Home.getHot, {})
    const room = rooms.find(({ uid }) => uid === people.bia.id)!
    const { page, goTo, context } = await openPhone(browser, { language, person: people.rafa, viewport, scale })
    await goTo(`/liveAudience?liveuid=${room.uid}&stream=${room.stream}`)
    await untilPlaying(page)
    await page.getByTestId('chat-line').first().waitFor()
    names.push(await shoot(page, 'room', language, size))
    await context.close()
  }
  if (list.some((name) => name.startsWith('anchor'))) {
    const { page, goTo, context } = await openPhone(browser, { language, person: people.lucia, host: true, viewport, scale })
    await goTo('/liveAnchor')
    await page.waitForFunction(() => (document.querySelector<HTMLVideoElement>('[data-testid="anchor-preview"]')?.videoWidth ?? 0) > 0)
    names.push(await shoot(page, 'anchor', language, size))
    if (list.includes('anchor-live')) {
      await goLive(page, 'Empanadas de la abuela, paso a paso')
      names.push(await shoot(page, 'anchor-live', language, size))
      await page.getByTestId('end-live').click()
      await page.getByTestId('confirm-end').click()
      await page.getByTestId('anchor-end-card').waitFor()
    }
    await context.close()
  }
  return names
}

async function withStack(work: () => Promise<void>): Promise<void> {
  const stack = (command: 'up' | 'down') =>
    execFileSync(process.execPath, [join(checkout, 'dev/src/stack.ts'), command], { cwd: checkout, stdio: 'inherit' })
  stack('up')
  try {
    await work()
  } finally {
    stack('down')
  }
}

async function shoot(page: Page, name: string, language: Language, size: Size, isCaught = false): Promise<string> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  const file = `${name}.${language}.${size}.png`
  // Else the browser plays what moves to its end.
  await page.screenshot({ path: join(folder, file), animations: isCaught ? 'allow' : 'disabled' })
  return file
}

function indexPage(files: string[]): string {
  const byScreen = Map.groupBy(files.toSorted(), (file) => file.split('.')[0]!)
  const figure = (file: string) =>
    `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file.split('.').slice(1, 3).join(' · ')}</figcaption></figure>`
  const sections = [...byScreen].map(([name, list]) => `<h2>${name}</h2><div>${list.map(figure).join('')}</div>`)
  const style =
    'body{font:14px system-ui;background:#111;color:#eee;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}figure{margin:0}img{max-height:420px;max-width:480px;border:1px solid #333}'
  return `<!doctype html><meta charset="utf-8"><title>Nimbo, every screen</title><style>${style}</style>${sections.join('')}`
}

await take()
