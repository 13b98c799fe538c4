import { isIPv6 } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4
const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Key under which an address is counted. One customer has at least a /64 of IPv6, so its addresses are one; IPv4-mapped IPv6 is IPv4. */
export function addressKey(ip: string): string {
  const mapped = mappedIPv4.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length)
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last]
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
