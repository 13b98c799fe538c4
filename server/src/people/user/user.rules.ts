/** Emoji are built with joiners and selectors, which are no trick there. */
const emoji = /\p{RGI_Emoji}/gv
/** Control, bidi, zero-width, private and blank-looking characters: two names that look alike, or a name that is not there. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Marks piled on one letter reach into the lines around it. */
const piled = /\p{M}{5}/u
/** Letters of another script in a Latin word are there to pass for Latin ones; in words of their own they are somebody's name. */
const latin = /\p{Script=Latin}/u
const latinLike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u
const isMixed = (word: string) => latin.test(word) && latinLike.test(word)

/** Trimmed names that show what they are: visible, without hidden characters, piled marks or letters that imitate Latin ones. */
export function isName(name: string): boolean {
  const isSeen = visible.test(name) && !hidden.test(name.replace(emoji, '')) && !piled.test(name)
  return (
    isSeen &&
    !name
      .normalize('NFKC')
      .split(/[^\p{L}\p{M}]+/u)
      .some(isMixed)
  )
}

const EARLIEST = '1900-01-01'
const ADULT_YEARS = 18

/** A day of the calendar, of somebody who is of age today. */
export function isBirthday(day: string, now: Date): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false
  const today = now.toISOString().slice(0, 10)
  const latest = `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}`
  return day >= EARLIEST && day <= latest
}

/** Text about oneself, without what would break or turn the line around it. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
}
