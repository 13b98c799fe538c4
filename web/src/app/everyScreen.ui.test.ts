import { expect, test } from 'vitest'
import { expectSound, openScreen } from '../testing/openScreen.ts'
import { screens } from '../testing/screens.ts'

test.each(screens.flatMap((screen) => (['en', 'ar'] as const).map((language) => ({ ...screen, language }))))(
  '$name in $language is sound',
  async ({ press, ready, path, ...options }) => {
    const app = await openScreen(path, options)
    if (press) await app.frame.getByCss(press).click()
    await expect.element(app.frame.getByCss(ready).first()).toBeVisible()
    expect(app.window.document.documentElement.dir).toBe(options.language === 'ar' ? 'rtl' : 'ltr')
    await expectSound(app)
  },
)
