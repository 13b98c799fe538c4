const DIGIT = /\p{Nd}/u

/** Position in a text with so many digits before it. */
export function caretAfter(text: string, digits: number): number {
  let [at, seen] = [0, 0]
  while (at < text.length && seen < digits) if (DIGIT.test(text[at++]!)) seen += 1
  return at
}

export const digitsBefore = (text: string, caret: number): number => text.slice(0, caret).replace(/\P{Nd}/gu, '').length
