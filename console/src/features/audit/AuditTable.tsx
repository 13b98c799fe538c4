import { Link } from '@tanstack/react-router'
import { timeText } from '../../lib/timeText.ts'
import { actText, detailText, subjectOf } from './actText.ts'
import type { AuditLine } from './audit.queries.ts'

const head = 'px-2 pbe-2 text-start text-[12px] leading-4 font-semibold whitespace-nowrap text-text-2'
const cell = 'border-bs border-line px-2 py-2.5 align-top'

export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  return (
    <table className="w-full border-collapse text-[13px] leading-[18px] font-medium">
      <caption className="sr-only">Operator actions</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            When
          </th>
          <th scope="col" className={head}>
            Who
          </th>
          <th scope="col" className={head}>
            What
          </th>
          <th scope="col" className={`${head} max-[719px]:hidden`}>
            Details
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ line }: { line: AuditLine }) {
  const { text, to, id } = subjectOf(line.subject)
  const detail = detailText(line.detail)
  return (
    <tr className={line.act.endsWith('_refused') ? 'text-danger' : ''}>
      <td className={`${cell} whitespace-nowrap text-text-2 tabular-nums`}>
        <time dateTime={new Date(line.at * 1000).toISOString()}>{timeText(line.at)}</time>
      </td>
      <td className={`${cell} font-semibold`}>
        <bdi>{line.name}</bdi>
      </td>
      <td className={cell}>
        {actText(line.act)}{' '}
        {to ? (
          <Link to={to} search={id ? { id } : {}} className="font-semibold underline decoration-line-strong underline-offset-4">
            {text}
          </Link>
        ) : (
          text
        )}
        <span className="t-cap block break-words text-text-2 min-[720px]:hidden">
          <bdi>{detail}</bdi>
        </span>
      </td>
      <td className={`${cell} break-words text-text-2 max-[719px]:hidden`}>
        <bdi>{detail}</bdi>
      </td>
    </tr>
  )
}
