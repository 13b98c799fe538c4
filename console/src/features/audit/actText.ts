const acts: Record<string, string> = {
  invited: 'Was invited',
  enrolled: 'Accepted the invitation',
  disabled: 'Was disabled',
  sign_in: 'Signed in',
  sign_in_refused: 'Sign-in refused',
  sign_out: 'Signed out',
  proved: 'Confirmed their identity',
  proof_refused: 'Identity check refused',
  look: 'Viewed',
  approve: 'Approved',
  reject: 'Rejected',
  note: 'Added a note to',
  correction_proposed: 'Proposed',
  correction_approved: 'Approved',
  correction_refused: 'Rejected',
  lead_moved: 'Changed status of',
}

export const actText = (act: string): string => acts[act] ?? act

/** What was done to: a screen where there is one. */
export function subjectOf(subject: string): { text: string; href: string } {
  const [kind = '', id = ''] = subject.split(':')
  if (kind === 'withdrawal') return { text: `withdrawal ${id}`, href: `/withdrawals?id=${id}` }
  if (kind === 'correction') return { text: `correction ${id}`, href: '/corrections' }
  return { text: kind === 'operator' ? '' : `${kind} ${id}`, href: '' }
}

/** Kept apart, so that an Arabic note does not turn the words around it. */
const apart = (text: string) => `\u2068${text}\u2069`
/** Words that are filed with a line between them. */
const spoken = (name: string, value: string) => (name === 'note' ? apart(value) : value.replaceAll('_', ' '))

/** `reason other · note …`: the fields of the detail, empty ones left out. */
export function detailText(detail: string): string {
  const fields = JSON.parse(detail) as Record<string, unknown>
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? spoken(name, value) : JSON.stringify(value)}`)
    .join(' · ')
}
