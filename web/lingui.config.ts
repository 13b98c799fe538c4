import { languages } from '@nimbo/contract'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** No fallbackLocales: with a fallback an empty translation passes every check of the command line. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/GalleryScreen.tsx', '**/gallery/**'] }],
  format: formatter({ lineNumbers: false, origins: false }),
})
