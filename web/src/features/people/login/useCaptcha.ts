import { useState } from 'react'
import { solveCaptcha } from '../../../lib/captcha.ts'
import { fetchPuzzle } from './login.queries.ts'

export type CaptchaState = 'idle' | 'checking' | 'done' | 'failed'

export function useCaptcha() {
  const [state, setState] = useState<CaptchaState>('idle')
  const solve = async (phone?: { mobile: string; country_code: string }) => {
    setState('checking')
    try {
      const solved = await solveCaptcha(await fetchPuzzle(phone))
      setState('done')
      return solved
    } catch (error) {
      setState('failed')
      throw error
    }
  }
  return { state, solve }
}
