import type { Language } from '@nimbo/contract'
import { texts } from '../../texts/index.ts'
import type { Show } from '../../shows/show/index.ts'

export function doorText(language: Language, { type, price }: Pick<Show, 'type' | 'price'>): string {
  return type === 0 ? '' : texts[language].door[type](String(price ?? ''))
}
