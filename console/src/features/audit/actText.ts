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
  banner_created: 'Put up',
  banner_changed: 'Changed',
  banner_ordered: 'Reordered',
  banner_retired: 'Took down',
  gift_created: 'Added',
  gift_changed: 'Changed',
  gift_retired: 'Retired',
  gift_restored: 'Brought back',
  report_decided: 'Decided',
  sanction_lifted: 'Lifted',
  super_admin_granted: 'Made super-admin:',
  super_admin_revoked: 'Removed as super-admin:',
  certification_approved: 'Approved',
  certification_rejected: 'Rejected',
  certification_overturned: 'Approved on appeal',
  certification_photo: 'Viewed the photo of',
  appeal_upheld: 'Denied',
  appeal_overturned: 'Approved',
}

export const actText = (act: string): string => acts[act] ?? act

const screensOfOne = { withdrawal: '/withdrawals', certification: '/certification', report: '/reports', gift: '/gifts' } as const
const screensOfAll = { appeal: '/appeals', correction: '/corrections', sanction: '/sanctions', banner: '/banners' } as const

interface Subject {
  text: string
  /** The screen that shows all of its kind, or this one by its id. */
  to?: (typeof screensOfOne)[keyof typeof screensOfOne] | (typeof screensOfAll)[keyof typeof screensOfAll]
  id?: number
}

/** Subject of an act. */
export function subjectOf(subject: string): Subject {
  const [kind = '', id = ''] = subject.split(':')
  if (kind === 'operator') return { text: '' }
  const text = kind === 'report' ? `report R-${id}` : `${kind} ${id}`
  if (isNameIn(screensOfOne, kind)) return { text, to: screensOfOne[kind], id: Number(id) }
  return isNameIn(screensOfAll, kind) ? { text, to: screensOfAll[kind] } : { text }
}

function isNameIn<Names extends object>(names: Names, name: PropertyKey): name is keyof Names {
  return Object.hasOwn(names, name)
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
