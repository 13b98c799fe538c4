import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { standIn } from '../../testing/standIn.ts'
import { translatorConforms } from '../../testing/translatorConforms.ts'
import { createLibreTranslate } from './libreTranslate.ts'

const app = readConfig(process.env).translate!
const control = standIn(app.url)

translatorConforms('LibreTranslate', {
  make() {
    const apiKey = `${app.apiKey}.${randomUUID()}`
    return {
      translator: createLibreTranslate({ ...app, apiKey }),
      behave: async (how) => void (await control({ key: apiKey, behave: how })),
    }
  },
  sentence: {
    en: 'good evening from Lisbon',
    pt: 'boa noite de Lisboa',
    es: 'buenas noches desde Lisboa',
    fr: 'bonsoir de Lisbonne',
    ar: 'مساء الخير من لشبونة',
    'zh-cn': '里斯本的朋友晚上好',
    zh: '里斯本的朋友晚安',
  },
})

test('a wrong key is a failure', async () => {
  await expect(createLibreTranslate({ ...app, apiKey: 'somebody else’s key' }).detect('boa noite')).rejects.toThrow('403')
})
