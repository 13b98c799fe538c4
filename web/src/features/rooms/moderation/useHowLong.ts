import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../lib/useFormat.ts'

/** Rest of a mute or kick: “34 min”, “this live”, “for good”. */
export function useHowLong(): (endtime: number, show: boolean) => string {
  const { t } = useLingui()
  const { duration } = useFormat()
  return (endtime, show) => {
    if (endtime > 0) return duration(Math.max(1, Math.ceil((endtime - Date.now() / 1000) / 60)) * 60)
    return show
      ? t({ message: 'this live', comment: 'How long a mute lasts, inside a line' })
      : t({ message: 'for good', comment: 'How long a mute lasts, inside a line' })
  }
}
