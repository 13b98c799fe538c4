import type { RiskLevel } from '@nimbo/contract/operator'
import { Badge } from '../../ui/Badge.tsx'
import { risks } from './payoutNames.ts'

export function RiskBadge({ risk }: { risk: RiskLevel }) {
  return <Badge tone={risks[risk].tone}>{risks[risk].name}</Badge>
}
