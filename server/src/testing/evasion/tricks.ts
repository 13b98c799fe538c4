import type { ListedWord } from './wordFile.ts'

type Script = 'latin' | 'arabic' | 'han'
/** Chooses one of several, the same on every run. */
export type Pick = <T>(from: readonly T[]) => T
type Trick = (listed: ListedWord, script: Script, pick: Pick) => string

const byPairs = (pairs: string) => new Map(pairs.split(' ').map((pair) => [Array.from(pair)[0]!, Array.from(pair).slice(1)] as const))

/** Hamza, alef and ta marbuta as people type them anyway. */
const otherArabicSpelling = byPairs('اأإآ أا إا ةه هة يى ىي وؤ')
/** The same character in the other Chinese script. */
const otherHanScript = byPairs(
  '脑腦 残殘 贱賤 变變 态態 废廢 滚滾 蠢惷 约約 爱愛 开開 卖賣 养養 吗嗎 电電 报報 线線 见見 话話 个個 转轉 账賬 单單 价價 币幣 现現 摇搖 头頭 药藥 鸦鴉 赌賭 机機 货貨 儿兒 无無 码碼 赖賴 组組 汇匯 储儲 炮砲 号號 群羣 黄黃 返反 ' +
    '腦脑 殘残 賤贱 變变 態态 廢废 約约 愛爱 開开 賣卖 養养 嗎吗 電电 報报 見见 話话 單单 幣币 現现 搖摇 頭头 藥药 賭赌 機机 貨货 兒儿 無无 碼码 賴赖 組组 匯汇 儲储 砲炮',
)
const arabicForms: Record<string, number> = {
  ا: 0xfe8d,
  أ: 0xfe83,
  إ: 0xfe87,
  ب: 0xfe8f,
  ة: 0xfe93,
  ت: 0xfe95,
  ث: 0xfe99,
  ج: 0xfe9d,
  ح: 0xfea1,
  خ: 0xfea5,
  د: 0xfea9,
  ذ: 0xfeab,
  ر: 0xfead,
  ز: 0xfeaf,
  س: 0xfeb1,
  ش: 0xfeb5,
  ص: 0xfeb9,
  ض: 0xfebd,
  ط: 0xfec1,
  ع: 0xfec9,
  غ: 0xfecd,
  ف: 0xfed1,
  ق: 0xfed5,
  ك: 0xfed9,
  ل: 0xfedd,
  م: 0xfee1,
  ن: 0xfee5,
  ه: 0xfee9,
  و: 0xfeed,
  ي: 0xfef1,
}
const arabicMathematical = 'ابجد وزحطيكلمنسعفصقرشتثخذضظغ'
const hanForms = byPairs('大⼤ 人⼈ 口⼝ 色⾊ 片⽚ 麻⿇ 白⽩ 子⼦ 一⼀ 八⼋ 金⾦ 見⾒ 老⽼ 角⾓')
const latinLookAlikes = byPairs('aаɑα bЬƅ cсϲ dԁ eеє gɡ hһ iіι jј kκк lӏ mм nո oоο pрρ qԛ rг sѕ tт uυս vν wԝ xх yу zᴢ')
const arabicLookAlikes = byPairs('كک يی هہھ اٱ وۆ رړ ةۃ فڤ بٻپ نڹ دډ لڵ تٺ جچ زژ شڜ حځ خڅ سښ')
const hanLookAlikes = byPairs(
  '逼偪 痴癡 脑恼 腦惱 残残 贱践 賤踐 变変 變変 态忲 態忲 智知 障嶂 废癈 廢癈 蛋蜑 滚磙 约葯 約葯 炮砲 砲泡 做作 口囗 交茭 情晴 裸祼 聊柳 房防 包苞 夜液 娼倡 嫖瞟 卖売 賣売 淫婬 援缓 ' +
    '黄璜 照昭 养痒 養癢 加伽 微徽 信伩 扣叩 群羣 吗妈 嗎媽 报抱 報抱 留畱 站坫 账帐 代伐 充允 刷唰 单箪 單簞 款欵 低底 价阶 币帀 幣帀 返反 麻蔴 冰氷 毒毐 洛络 因囚 摇谣 搖謠 丸九 迷谜 迷謎 药葯 藥葯 ' +
    '赌睹堵 賭睹堵 博搏愽 注註 老佬 虎唬 彩采 出岀 千仟 死歹 去呿 大夶 赖籁 賴籟 储诸 儲諸 半伴 套奪 婊表 低底 能熊 北背 掰辦 现砚 現硯 金釡',
)
const latinDigits = byPairs('a4@ e3 i1! o0 s5$ t7 b8 g9 l1 z2')
const arabicDigits = byPairs('ح7 ع3 خ5 ط6 ق8 ص9 ا1 ه٥')
const emoji = ['😂', '🔥', '❤️', '👀', '🎲', '👍🏽'] as const

/** Applies to each word of a phrase, so that the blanks of the phrase stay. */
const perWord = (text: string, change: (letters: string[]) => string) =>
  text
    .split(' ')
    .map((part) => change(Array.from(part)))
    .join(' ')

/** Puts something between all letters, or for every second word only in the middle. */
const between = (text: string, pick: Pick, put: () => string) => {
  const everywhere = pick([true, false])
  return perWord(text, (letters) => {
    const middle = Math.floor(letters.length / 2)
    return letters.map((letter, i) => (i > 0 && (everywhere || i === middle) ? put() : '') + letter).join('')
  })
}

/** Replaces letters by the table: at least one, and about two of three. */
const replaced = (text: string, table: Map<string, string[]>, pick: Pick, atMost = Infinity) => {
  const letters = Array.from(text)
  const able = letters.flatMap((letter, i) => (table.has(letter) ? [i] : []))
  const first = able.length ? pick(able) : -1
  let left = atMost
  return letters
    .map((letter, i) =>
      left > 0 && (i === first || (able.includes(i) && atMost > 1 && pick([true, true, false]))) && left--
        ? pick(table.get(letter)!)
        : letter,
    )
    .join('')
}

const plainLatin = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Tricks by which people hide a word from a filter but not from a reader. */
export const tricks: Record<string, Trick> = {
  spelling({ word }, script, pick) {
    if (script === 'latin')
      return Array.from(word)
        .map((c) => pick([c.toUpperCase(), c]))
        .join('')
    return replaced(word, script === 'arabic' ? otherArabicSpelling : otherHanScript, pick, script === 'arabic' ? 1 : Infinity)
  },
  width({ word }, script) {
    if (script === 'latin') return plainLatin(word).replace(/[!-~]/g, (c) => String.fromCodePoint(c.codePointAt(0)! + 0xfee0))
    if (script === 'han')
      return Array.from(word)
        .map((c) => hanForms.get(c)?.[0] ?? c)
        .join('\u3000')
    return perWord(word, (letters) => letters.map((c) => (arabicForms[c] ? String.fromCodePoint(arabicForms[c]) : c)).join(''))
  },
  styled({ word }, script, pick) {
    if (script === 'han')
      return Array.from(word)
        .map((c) => `【${c}】`)
        .join('')
    if (script === 'arabic')
      return Array.from(word)
        .map((c) => (arabicMathematical.includes(c) && c !== ' ' ? String.fromCodePoint(0x1ee00 + arabicMathematical.indexOf(c)) : c))
        .join('')
    const start = pick([0x1d41a, 0x1d4ea, 0x1d586, 0x24d0, 0x1f170])
    return plainLatin(word).replace(/[a-z]/g, (c) => String.fromCodePoint(start + c.codePointAt(0)! - 97))
  },
  spaced: ({ word }, _script, pick) => {
    const gap = pick([' ', '  '])
    return perWord(word, (letters) => letters.join(gap))
  },
  punctuated({ word }, _script, pick) {
    const mark = pick(['.', '-', '_', '*', '/', '~'])
    return between(word, pick, () => mark)
  },
  zeroWidth: ({ word }, _script, pick) => between(word, pick, () => pick(['\u200b', '\u200c', '\u2060', '\u00ad', '\ufeff', '\u{e0061}'])),
  marks: ({ word }, script, pick) =>
    perWord(word, (letters) =>
      letters
        .map(
          (c) =>
            c +
            pick(
              script === 'arabic'
                ? ['\u064e', '\u0650', '\u0652', '\u0651\u064f']
                : ['\u0336', '\u0301', '\u0338', '\u0489', '\u0315\u035b'],
            ),
        )
        .join(''),
    ),
  lookAlikes({ word }, script, pick) {
    if (script === 'latin') return replaced(plainLatin(word), latinLookAlikes, pick)
    return script === 'arabic' ? replaced(word, arabicLookAlikes, pick) : replaced(word, hanLookAlikes, pick, 1)
  },
  digits({ word, spelling }, script, pick) {
    if (script === 'latin') return replaced(plainLatin(word), latinDigits, pick)
    if (script === 'arabic') return replaced(word, arabicDigits, pick)
    const letters = Array.from(word)
    const which = pick(letters.map((_, i) => i))
    return letters.map((c, i) => (i === which ? spelling[i] : c)).join('')
  },
  stretched({ word }, script, pick) {
    const times = pick([3, 4, 6])
    if (script === 'han')
      return Array.from(word)
        .map((c) => c.repeat(pick([1, 2, 3])))
        .join('')
    return perWord(word, (letters) => {
      const which = pick(letters.map((_, i) => i))
      const tatweel = script === 'arabic' && which < letters.length - 1 && pick([true, false])
      return letters.map((c, i) => (i !== which ? c : tatweel ? c + 'ـ'.repeat(times) : c.repeat(times))).join('')
    })
  },
  emoji: ({ word }, _script, pick) => between(word, pick, () => pick(emoji)),
  direction({ word }, script, pick) {
    if (pick([true, false])) return `${script === 'arabic' ? '\u202d' : '\u202e'}${Array.from(word).toReversed().join('')}\u202c`
    return between(word, pick, () => pick(['\u200e', '\u200f', '\u2066', '\u2069', '\u061c']))
  },
}
