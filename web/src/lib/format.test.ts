import { expect, test, vi } from 'vitest'
import { clockText } from './clockText.ts'
import { createFormat } from './format.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u200f]/g, ' ').trim()
const en = createFormat('en-GB')
const pt = createFormat('pt-BR')
const ar = createFormat('ar-u-nu-latn')

test('money is written as the language writes it, with a symbol nobody mistakes', () => {
  expect(plain(pt.money('24.90', 'BRL'))).toBe('R$ 24,90')
  expect(en.money('1480.50', 'BRL')).toBe('R$1,480.50')
  expect(en.money('24.90', 'USD')).toBe('US$24.90')
  expect(plain(createFormat('es-419').money('24.90', 'USD'))).toBe('US$24.90')
  expect(plain(createFormat('es-419').money('24.90', 'BRL'))).toBe('R$24.90')
  expect(plain(pt.money('25.84', 'USDT'))).toBe('25,84 USDT')
  expect(plain(en.money('25.840100', 'USDT'))).toBe('25.8401 USDT')
  expect(ar.money('24.90', 'BRL')).toBe('\u206624.90\u00a0R$\u2069')
  expect(ar.money('25.84', 'USDT')).toBe('\u206625.84\u00a0USDT\u2069')
  expect(pt.count(13_649n)).toBe('13.649')
})

test('counts are short from ten thousand on', () => {
  expect([en.compact(8_913), en.compact(12_400)]).toEqual(['8,913', '12.4K'])
  expect(createFormat('zh-CN').compact(12_400)).toBe('1.2万')
  expect([98_000, 1_300_000, 2_000_000_000].map(en.compact)).toEqual(['98K', '1.3M', '2B'])
})

test('what Intl makes is made once a language: a page of a hundred rows asks for hundreds of figures', () => {
  const made = vi.fn<(name: string) => void>()
  const spies = (['NumberFormat', 'DateTimeFormat', 'ListFormat', 'RelativeTimeFormat'] as const).map((name) => {
    const real = Intl[name] as new (...given: never[]) => object
    return vi.spyOn(Intl, name).mockImplementation(function (...given: never[]) {
      made(name)
      return new real(...given)
    } as never)
  })
  const fr = createFormat('fr-FR')
  const drawRow = () => {
    fr.count(1_234)
    fr.compact(98_000)
    fr.percent(0.5)
    fr.day(1)
    fr.dateTime(1)
    fr.duration(4_805)
    fr.ago(1, 5_000, { days: 7 })
    fr.money('24.90', 'USD')
  }
  drawRow()
  const first = made.mock.calls.length
  for (let row = 0; row < 100; row++) drawRow()
  expect(made.mock.calls.length).toBe(first)
  for (const spy of spies) spy.mockRestore()
})

test('dates name their month', () => {
  const at = Date.UTC(2026, 10, 17, 12) / 1_000
  expect(en.date(at)).toBe('17 Nov 2026')
  expect(ar.day(at)).toBe('17\u00a0نوفمبر')
  const early = new Date(2026, 10, 17, 9, 5).getTime() / 1_000
  expect([en, pt, createFormat('es-419')].map(({ time }) => plain(time(early)))).toEqual(['09:05', '09:05', '9:05 a.m.'])
})

test('durations are said as people say them', () => {
  expect([0, 17, 725, 3_600, 4_805].map(en.duration)).toEqual(['0 s', '17 s', '12 min 5 s', '1 h', '1 h 20 min'])
  expect(createFormat('zh-CN').duration(4_805)).toBe('1小时20分钟')
  expect(createFormat('zh-TW').duration(4_805)).toBe('1 小時 20 分鐘')
  expect(ar.duration(17)).toBe('17 ثانية')
})

test('a clock reads as minutes, and with hours past the hour or where they are asked for', () => {
  expect([clockText(1_781), clockText(59), clockText(3_725)]).toEqual(['29:41', '00:59', '1:02:05'])
  expect(clockText(4_366, { hours: true })).toBe('01:12:46')
})

test('how long ago, and the date after a while; a clock ahead reads as now', () => {
  const now = Date.UTC(2026, 2, 20)
  const ago = (seconds: number, locale = 'en-GB') => createFormat(locale).ago(now / 1_000 - seconds, now, { days: 30 })
  expect(ago(3)).toBe('now')
  expect(ago(5 * 60)).toBe('5 minutes ago')
  expect(ago(3 * 3_600, 'pt-BR')).toBe('há 3 horas')
  expect(ago(86_400, 'fr-FR')).toBe('hier')
  expect(ago(29 * 86_400, 'es-419')).toBe('hace 29 días')
  expect(ago(40 * 86_400)).toBe('8 Feb 2026')
  expect(ago(-600)).toBe('now')
})
