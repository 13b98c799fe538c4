import type { EventOf } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { translateNow } from '../../../lib/translation/translations.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { toast } from '../../../ui/toast.ts'

/** Translates one line that was tapped; why there is nothing to show is told. */
export function useTranslate() {
  const { t } = useLingui()
  const { address } = useRoom()
  return ({ id, ct }: Pick<EventOf<'chat'>, 'id' | 'ct'>) => {
    void translateNow({ id, text: ct }, address).then((why) => {
      if (why === 'own') toast(t`This message is already in your language`)
      else if (why) toast.error(t`Couldn’t translate this message`)
    })
  }
}
