const marks = /[\u0300-\u036f]|\u0640|[\u064b-\u065f]|\u0670/g
const fold = (text: string) => text.normalize('NFKD').replace(marks, '').toLowerCase().replaceAll('ى', 'ي').replaceAll('ة', 'ه')

/** Text before, in and after the place that was searched for, found as the server finds it. Nothing in the middle: it is not there. */
export function markedParts(text: string, words: string): [before: string, found: string, after: string] {
  const letters = Array.from(text)
  const folded = letters.map(fold)
  const wanted = fold(words)
  const at = wanted ? folded.join('').indexOf(wanted) : -1
  if (at < 0) return [text, '', '']
  /** The letter in which so many folded ones are over. */
  const letterAt = (count: number) => {
    let [n, passed] = [0, 0]
    while (n < letters.length && passed < count) passed += folded[n++]!.length
    return n
  }
  const start = letterAt(at)
  const end = letterAt(at + wanted.length)
  return [letters.slice(0, start).join(''), letters.slice(start, end).join(''), letters.slice(end).join('')]
}
