import type { Answer } from '@nimbo/web/testing/answers.ts'
import { type OpenApp, openApp } from '@nimbo/web/testing/openApp.ts'
import { operatorSession, usualAnswers } from './samples.ts'

interface ConsoleOptions {
  signedIn?: boolean
  answers?: readonly Answer[]
  size?: readonly [width: number, height: number]
  /** Changes to the page's world before its first script runs. */
  before?: (frame: Window & typeof globalThis) => void
}

/** A screen of the console as an operator's desk shows it. */
export function openConsole(
  path: string,
  { signedIn = true, answers = [], size = [1440, 900], before }: ConsoleOptions = {},
): Promise<OpenApp> {
  return openApp(path, {
    app: 'console',
    size,
    answers: [...usualAnswers, ...answers],
    stored: {},
    session: signedIn ? operatorSession : {},
    before,
  })
}
