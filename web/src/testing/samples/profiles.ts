import { type Language, type LiveRecord, type Output, type Profile, wireTime, type Labels } from '@nimbo/contract'
import { giftsIn, guards } from './gifts.ts'
import { inEveryLanguage } from './inEveryLanguage.ts'
import { bia, viewers } from './people.ts'

const HOUR = 3_600
const nowSeconds = () => Math.floor(Date.now() / 1000)

const shows = [
  { title: 'Roda de samba', thumb: '/covers/stage.svg', nums: 9_812, length: 6_500 },
  { title: 'Ensaio na praia', thumb: '/covers/beach.svg', nums: 4_120, length: 3_127 },
  { title: 'Perguntas e respostas', thumb: '/covers/room.svg', nums: 1, length: 754 },
]
export function recordsOf(uid: number, count = shows.length): LiveRecord[] {
  return Array.from({ length: count }, (_, n) => {
    const { title, thumb, nums, length } = shows[n % shows.length]!
    const starttime = nowSeconds() - (n + 1) * 48 * HOUR
    const endtime = starttime + length
    return {
      id: 9_000 - n,
      uid,
      stream: `${uid}_${starttime}`,
      title,
      city: '',
      thumb,
      nums,
      starttime,
      endtime,
      datestarttime: wireTime(starttime),
      dateendtime: wireTime(endtime),
      length,
      video_url: '',
    }
  })
}

const labelNames = [
  { en: 'Lovely voice', pt: 'Voz linda', es: 'Voz bonita', fr: 'Jolie voix', ar: 'صوت جميل', 'zh-cn': '声音好听', zh: '聲音好聽' },
  { en: 'Funny', pt: 'Muito humor', es: 'Mucho humor', fr: 'Beaucoup d’humour', ar: 'خفة دم', 'zh-cn': '幽默风趣', zh: '幽默風趣' },
  {
    en: 'Great energy',
    pt: 'Alto astral',
    es: 'Buena energía',
    fr: 'Belle énergie',
    ar: 'طاقة إيجابية',
    'zh-cn': '元气满满',
    zh: '元氣滿滿',
  },
  {
    en: 'Great dancer',
    pt: 'Dança demais',
    es: 'Baila genial',
    fr: 'Danse à merveille',
    ar: 'رقص رائع',
    'zh-cn': '舞技超群',
    zh: '舞技超群',
  },
  { en: 'Elegant', pt: 'Elegância', es: 'Elegancia', fr: 'Élégance', ar: 'أناقة', 'zh-cn': '优雅大方', zh: '優雅大方' },
  { en: 'Attentive', pt: 'Atenção com todos', es: 'Atiende a todos', fr: 'À l’écoute', ar: 'اهتمام بالجميع', 'zh-cn': '贴心', zh: '貼心' },
  { en: 'Dark humor', pt: 'Humor ácido', es: 'Humor negro', fr: 'Humour noir', ar: 'سخرية لاذعة', 'zh-cn': '冷幽默', zh: '冷幽默' },
  { en: 'Great cook', pt: 'Cozinha bem', es: 'Cocina genial', fr: 'Cuisine au top', ar: 'طبخ شهي', 'zh-cn': '厨艺好', zh: '廚藝好' },
].map(inEveryLanguage)
const chosenBy = [842, 516, 380, 214, 198, 176, 142, 0]

/** With the first `mine` of them chosen. */
export function labelsIn(language: Language, mine = 0): Output<typeof Labels.getUserLabel> {
  return labelNames.map((names, n) => ({
    id: n + 1,
    name: names[language],
    colour: '#f0245e',
    nums: chosenBy[n]!,
    ifcheck: n < mine ? 1 : 0,
  }))
}

const words = inEveryLanguage({
  en: 'Pagode, samba circles and stories from Ribeira. Every night at 8.',
  pt: 'Pagode, samba de roda e histórias da Ribeira. Toda noite às 20h.',
  es: 'Pagode, samba de roda e historias de Ribeira. Cada noche a las 8.',
  fr: 'Pagode, samba et histoires de Ribeira. Tous les soirs à 20 h.',
  ar: 'سامبا وباغودي وحكايات من ريبيرا. كل ليلة الثامنة مساءً.',
  'zh-cn': '帕戈德、桑巴和里贝拉的故事。每晚八点。',
  zh: '帕戈德、桑巴和里貝拉的故事。每晚八點。',
})

/** A home with everything on it, on air. */
export function homeIn(language: Language, more: Partial<Output<typeof Profile.getUserHome>> = {}): Output<typeof Profile.getUserHome> {
  return {
    ...bia,
    level_anchor: 62,
    signature: words[language],
    city: 'Salvador',
    isauth: 1,
    follows: 318,
    fans: 204_000,
    votestotal: '1280000',
    consumption: '5200',
    isattention: 0,
    isblack: 0,
    isblack2: 0,
    islistprivate: 0,
    islive: 1,
    stream: `${bia.id}_1760000000`,
    livetitle: 'Pagode ao vivo',
    livethumb: '/covers/stage.svg',
    contribute: viewers.map((viewer, n) => ({ ...viewer, contribution: String(98_000 - n * 31_000) })),
    guard_nums: 46,
    guards: guards.slice(0, 3).map(({ contribute: _contribute, endtime: _endtime, ...guard }) => guard),
    gifts: giftsIn(language)
      .toReversed()
      .slice(0, 12)
      .map(({ id, giftname, gifticon }, n) => ({ id, giftname, gifticon, nums: 3 + n * n * 117 })),
    livenums: 48,
    liverecord: recordsOf(bia.id),
    label: labelsIn(language)
      .slice(0, 6)
      .map(({ ifcheck: _ifcheck, ...label }) => label),
    ...more,
  }
}

/** Profile of a person who has never been live, as it is right after signing up. */
export const plainHome = (language: Language): Output<typeof Profile.getUserHome> =>
  homeIn(language, {
    signature: '',
    city: '',
    isauth: 0,
    follows: 0,
    fans: 0,
    votestotal: '0',
    islive: 0,
    stream: '',
    livetitle: '',
    livethumb: '',
    contribute: [],
    guard_nums: 0,
    guards: [],
    gifts: [],
    livenums: 0,
    liverecord: [],
    label: [],
  })
