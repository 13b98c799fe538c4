import { expect, test } from 'vitest'
import { westernDigits } from './westernDigits.ts'

test('figures of Arabic, Persian and full width', () => {
  expect(westernDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９')).toBe('0123456789 0123456789 0123456789')
  expect(westernDigits('6,000 a٬b')).toBe('6,000 a٬b')
})
