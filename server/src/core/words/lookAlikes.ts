import traditionalCharacters from 'opencc-js/dict/TSCharacters'

/**
 * Letters of other scripts and signs that are read as a Latin letter, beyond what NFKC maps. i, l, 1 and | are one letter: which of them is
 * meant cannot be seen.
 */
const latin: Record<string, string> = {
  a: 'аɑαåªᴀ⍺ӕ',
  b: 'Ьƅвьßʙβ',
  c: 'сςᴄ¢ƈ',
  d: 'ԁđɗᴅժ',
  e: 'еєҽɛεᴇ℮',
  f: 'ƒғẝꞙſ',
  g: 'ɡցɢġ',
  h: 'һнհʜ',
  i: 'lіιıӏɩɪⅼǀİłʟ',
  j: 'јʝᴊϳ',
  k: 'κкᴋƙ',
  m: 'мᴍ',
  n: 'ոηпɴŋ',
  o: 'оοօøσᴏө',
  p: 'рρᴘþ',
  q: 'ԛգ',
  r: 'гᴦʀяɾ',
  s: 'ѕꜱʂ',
  t: 'тτᴛŧ',
  u: 'υսᴜцʋ',
  v: 'νᴠѵ',
  w: 'ԝᴡшωѡ',
  x: 'хχ×',
  y: 'уγʏүұ',
  z: 'ᴢʐ',
}

/** Letters that Persian, Urdu, Pashto and Kurdish share with Arabic in another shape, and spellings that Arabic writers mix. */
const arabic: Record<string, string> = {
  ا: 'ٱٲٳٵء',
  ب: 'ٻپڀٮ',
  ت: 'ٺټٹٿ',
  ج: 'چڄڃڇ',
  ح: 'ځ',
  خ: 'څ',
  د: 'ډڊڌڈۮ',
  ر: 'ړڑڒڔڕۯ',
  ز: 'ژڗ',
  س: 'ښڛ',
  ش: 'ڜۺ',
  ع: 'ڠ',
  ف: 'ڤڢڡڥ',
  ق: 'ڨڧ',
  ك: 'کگڪڬڭ',
  ل: 'ڵڶڷ',
  ن: 'ڹںڻڼڽ',
  ه: 'ةہھۀەۃۂ',
  و: 'ۆۇۈۉۋٶٷ',
  ي: 'یىېۍێےۑٸ',
}

/** Characters that stand in for the first of the group because they look or sound the same. */
const han =
  '逼偪屄 痴癡 脑恼 残戔 贱践 变変 态忲 智知 障嶂 废癈 蛋蜑 滚磙 蠢惷 约葯 炮砲泡 做作 口囗 交茭 情晴 裸祼 聊柳 房防 包苞 夜液 娼倡 嫖瞟 卖売 淫婬 援缓 ' +
  '黄璜 片爿 照昭 养痒 加伽 微徽薇 信伩 扣叩 群羣 吗妈嘛 报抱 留畱 站坫 账帐 代伐 充允 刷唰 单箪 款欵 低底 价阶 币帀 返反 麻蔴 冰氷 毒毐 洛络 因囚 摇谣 丸九 迷谜 药葯 ' +
  '赌睹堵 博搏愽 注註 老佬 虎唬 彩采 出岀 千仟 死歹 去呿 大夶 赖籁 储诸 半伴 套奪夺 婊表 能熊 北背 掰办 现砚 金釡'

/** Digits and signs that are read as a letter, by the script they stand in. */
const digits = {
  latin: {
    '0': 'o',
    '1': 'i',
    '2': 'z',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '6': 'g',
    '7': 't',
    '8': 'b',
    '9': 'g',
    '@': 'a',
    $: 's',
    '€': 'e',
    '£': 'i',
    '!': 'i',
    '|': 'i',
  },
  arabic: { '1': 'ا', '2': 'ا', '3': 'ع', '5': 'خ', '6': 'ط', '7': 'ح', '8': 'ق', '9': 'ص', '|': 'ا', '١': 'ا', '٥': 'ه', '٩': 'و' },
} satisfies Record<string, Record<string, string>>

const code = (char: string) => char.codePointAt(0)!
const groups = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([letter, others]) => Array.from(others).map((other) => [code(other), code(letter)] as const))
const codes = (table: Record<string, string>) => new Map(Object.entries(table).map(([sign, letter]) => [code(sign), code(letter)]))
/** Enclosed letters without a decomposition: 🅐, 🅰 and the letters flags are made of. */
const enclosed = [0x1f150, 0x1f170, 0x1f1e6].flatMap((start) =>
  Array.from({ length: 26 }, (_, i) => [start + i, code(i === 11 ? 'i' : String.fromCodePoint(97 + i))] as const),
)

export const lettersReadAs: ReadonlyMap<number, number> = new Map([...groups(latin), ...groups(arabic), ...enclosed])
export const simplified: ReadonlyMap<number, number> = new Map(
  traditionalCharacters.split('|').map((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return [code(from), code(to)] as const
  }),
)
export const hanReadAs: ReadonlyMap<number, number> = new Map(
  han.split(' ').flatMap((group) => {
    const [first = '', ...others] = group
    return others.map((other) => [code(other), code(first)] as const)
  }),
)
export const digitsReadAs = { latin: codes(digits.latin), arabic: codes(digits.arabic) }
