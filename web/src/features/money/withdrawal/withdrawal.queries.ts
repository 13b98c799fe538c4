import { type Input, type Output, refusalOf, Withdrawals, CashRecords } from '@nimbo/contract'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { askOutcome } from '../../../lib/askOutcome.ts'
import { client } from '../../../lib/client.ts'
import { pollAfter } from '../../../lib/pollAfter.ts'
import { createPendingRequests, type PendingRequest } from '../../../lib/outbox/pendingRequests.ts'
import { queryClient } from '../../../lib/queryClient.ts'
import { useSession } from '../../../lib/session.ts'
import { withStepUp } from '../../../lib/stepUp.ts'
import { isUnderWay, type Profit } from './withdrawal.state.ts'

const PAGE = 20
const ASK_MS = 5_000
const own = (uid: number, ...rest: string[]) => ['cash', uid, ...rest]

export const profitQuery = (uid: number) =>
  queryOptions<Profit>({ queryKey: own(uid, 'profit'), queryFn: ({ signal }) => client.call(Withdrawals.getProfit, {}, { signal }) })

export const accountsQuery = (uid: number) =>
  queryOptions({ queryKey: own(uid, 'accounts'), queryFn: ({ signal }) => client.call(Withdrawals.getUserAccountList, {}, { signal }) })

/** While something is under way its state may change at any moment. */
export const recordsQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: own(uid, 'records'),
    queryFn: ({ pageParam, signal }) => client.call(CashRecords.cashRecordList, { p: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length + 1),
    refetchInterval: (query) => (query.state.data?.pages[0]?.some(isUnderWay) ? pollAfter(ASK_MS, query) : false),
  })

export const reloadCash = (uid: number) => queryClient.invalidateQueries({ queryKey: own(uid) })

type AccountForm = Input<typeof Withdrawals.setUserAccount>

/** Adds an account, or changes the one with this number. */
export function useSaveAccount() {
  const uid = useSession((session) => session.uid)
  return useMutation({
    mutationFn: ({ id, ...form }: AccountForm & { id: number }) =>
      withStepUp(() =>
        id === 0 ? client.call(Withdrawals.setUserAccount, form) : client.call(Withdrawals.editUserAccount, { id, ...form }),
      ),
    onSettled: () => reloadCash(uid),
  })
}

export function useDeleteAccount() {
  const uid = useSession((session) => session.uid)
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        return await withStepUp(() => client.call(Withdrawals.delUserAccount, { id }))
      } catch (error) {
        // Gone already, by another tap or on another device: that is what was wanted.
        if (refusalOf(error, Withdrawals.delUserAccount) !== 'NotYourAccount') throw error
        return {}
      }
    },
    onSettled: () => reloadCash(uid),
  })
}

export type Requested = Output<typeof Withdrawals.setCash>

interface WithdrawalRequest {
  accountid: number
  votes: number
}

export const pendingWithdrawals = createPendingRequests<WithdrawalRequest>({
  storageKey: 'cash-tap',
  keepAnswered: true,
  limit: 1,
  parse: ({ accountid, votes }) =>
    Number.isSafeInteger(accountid) && Number.isSafeInteger(votes) ? { accountid: accountid as number, votes: votes as number } : undefined,
})

/** Sends a request under its stored key. */
export async function sendWithdrawal({ key, accountid, votes }: PendingRequest<WithdrawalRequest>): Promise<Requested | 'dismissed'> {
  const input = { accountid, cashvote: votes, client_request_id: key }
  const isRefusal = (error: unknown) => refusalOf(error, Withdrawals.setCash) !== undefined
  const answer = await pendingWithdrawals.settle(key, isRefusal, () => withStepUp(() => client.call(Withdrawals.setCash, input)))
  if (answer === 'dismissed') pendingWithdrawals.forget(key)
  return answer
}

/** The outcome of a request whose answer never arrived. */
export const outcomeOf = ({ key }: PendingRequest<WithdrawalRequest>) => pendingWithdrawals.outcome(key, askOutcome)
