import { Refusal } from '@nimbo/contract'

/** A solution the server does not take earns one fresh puzzle; after that its own words are shown. */
const mostPuzzles = 2

interface CaptchaOptions {
  /** Fetches and solves one puzzle. */
  solve: () => Promise<string>
  /** Captcha before the first try, for calls that always require it. */
  ahead: boolean
}

/** A puzzle that cannot be solved is not the end: the server may want none, and if it does it says so. */
export async function withCaptcha<T>(send: (captcha: string) => Promise<T>, { solve, ahead }: CaptchaOptions): Promise<T> {
  let captcha = ahead ? await solve().catch(() => '') : ''
  for (let puzzles = ahead ? 1 : 0; ; puzzles++) {
    try {
      return await send(captcha)
    } catch (refused) {
      if (puzzles >= mostPuzzles || !wantsPuzzle(refused)) throw refused
      captcha = await solve().catch(() => Promise.reject(refused))
    }
  }
}

function wantsPuzzle(error: unknown): boolean {
  return error instanceof Refusal && (error.reason === 'CaptchaNeeded' || error.reason === 'CaptchaWrong')
}
