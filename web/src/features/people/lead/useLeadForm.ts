import { Home, refusalOf } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../lib/client.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { canSend, leadToSend } from './lead.state.ts'
import type { LeadCountry, LeadFields, LeadInput } from './lead.state.ts'

const empty: LeadFields = { name: '', contactType: 'whatsapp', contact: '', about: '' }

/** Input is kept after a failure, so that a retry is one tap. */
export function useLeadForm(country: LeadCountry | undefined) {
  const { t } = useLingui()
  const [fields, setFields] = useState(empty)
  const { mutate, error, reset, isPending, isSuccess, variables } = useSendLead()
  const change = (part: Partial<LeadFields>) => {
    setFields({ ...fields, ...part })
    if (error) reset()
  }
  const send = () => {
    if (country && !isPending && canSend(fields, country)) mutate(leadToSend(fields, country))
  }
  const aboutContact = error !== null && refusalOf(error, Home.setLead) === 'BadContact'
  const said =
    error === null ? undefined : (refusalText(error) ?? t`We couldn’t send your application. Your details are still here, so try again.`)
  return {
    fields,
    change,
    send,
    ready: canSend(fields, country),
    busy: isPending,
    contactError: aboutContact ? said : undefined,
    failure: aboutContact ? undefined : said,
    sent: isSuccess ? variables : undefined,
  }
}

/** Runs while offline too: a paused mutation would look like endless sending. */
function useSendLead() {
  return useMutation({ mutationFn: (input: LeadInput) => client.call(Home.setLead, input), networkMode: 'always' })
}
