import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useShare } from './useShare.ts'

export function ShareButton() {
  const { t } = useLingui()
  const { share } = useShare()
  return <IconButton icon="share" flip variant="glass" size={44} label={t`Share`} onClick={share} />
}
