import { expect, test } from 'vitest'
import { actText, detailText, subjectOf } from './actText.ts'

test('an act nobody has words for is shown as it was filed', () =>
  expect([actText('sign_in'), actText('new_act')]).toEqual(['Signed in', 'new_act']))
test('every act of an operator has words', () => {
  const filed = ['invited', 'enrolled', 'disabled', 'sign_in', 'sign_in_refused', 'sign_out', 'proved', 'proof_refused', 'look']
  const decided = ['report_decided', 'sanction_lifted', 'super_admin_granted', 'super_admin_revoked']
  const certified = ['certification_approved', 'certification_rejected', 'certification_overturned', 'certification_photo']
  const appealed = ['appeal_upheld', 'appeal_overturned']
  expect(
    [...filed, ...decided, ...certified, ...appealed, 'approve', 'reject', 'note', 'lead_moved'].filter((act) => actText(act) === act),
  ).toEqual([])
})
test('a withdrawal has a screen, an operator is named already', () => {
  expect(subjectOf('withdrawal:12')).toEqual({ text: 'withdrawal 12', to: '/withdrawals', id: 12 })
  expect(subjectOf('report:7')).toEqual({ text: 'report R-7', to: '/reports', id: 7 })
  expect(subjectOf('sanction:9')).toEqual({ text: 'sanction 9', to: '/sanctions' })
  expect(subjectOf('operator:3')).toEqual({ text: '' })
  expect(subjectOf('lead:7')).toEqual({ text: 'lead 7' })
})
test('details are their fields', () => {
  expect(detailText('{"reason":"account_mismatch","note":"","signed":1}')).toBe('reason: account mismatch · signed: 1')
  expect(detailText('{"note":"a_b"}')).toBe('note: \u2068a_b\u2069')
  expect(detailText('{}')).toBe('')
})
