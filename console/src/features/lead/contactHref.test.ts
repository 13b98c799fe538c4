import { expect, test } from 'vitest'
import { contactHref } from './contactHref.ts'

test('each kind of contact opens where it is answered', () => {
  expect(contactHref('whatsapp', '+5571988420619')).toBe('https://wa.me/5571988420619')
  expect(contactHref('telegram', '@bia_live')).toBe('https://t.me/bia_live')
  expect(contactHref('phone', '+5571988420619')).toBe('tel:+5571988420619')
  expect(contactHref('email', 'bia@example.com?cc=x@y.z')).toBe('mailto:bia@example.com%3Fcc%3Dx%40y.z')
  expect(contactHref('page', 'javascript:alert(1)')).toBeUndefined()
})
