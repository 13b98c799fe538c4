import type { AnyCall, Input, Output } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { client } from '../../../lib/client.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { toast } from '../../../ui/toast.ts'

/** Actions on the chat; everybody hears of them through the room's events, a refusal is shown in the server's words. */
export function useChatAct() {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  function run<C extends AnyCall>(call: C, input: Input<C>, onDone?: (done: Output<C>) => void): void {
    setBusy(true)
    client
      .call(call, input)
      .then(onDone, (error: unknown) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`))
      .finally(() => setBusy(false))
  }
  return { run, busy }
}
