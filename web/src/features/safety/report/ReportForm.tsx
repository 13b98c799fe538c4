import { Reports } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { client } from '../../../lib/client.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Foot } from '../../../ui/Foot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LongText } from '../../../ui/LongText.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { reportClassesQuery } from './report.queries.ts'
import './report.css'

const MAX_TEXT = 200

export interface Reported {
  uid: number
  name: string
  avatar: string
}

interface ReportFormProps {
  person: Reported
  /** The live it is about; empty outside one. */
  stream: string
  /** The last message of theirs it is about, in a private conversation. */
  seq?: number | undefined
  /** The video it is about; 0 without one. */
  videoid?: number | undefined
  /** True for the host's own live. */
  hosts: boolean
  onDone: () => void
  /** A page has its own bar for the button. */
  in: 'page' | 'sheet'
}

/** Reason of a report, from our list and in a few words of one's own. */
export function ReportForm({ person, stream, seq = 0, videoid = 0, hosts, onDone, in: place }: ReportFormProps) {
  const { t } = useLingui()
  const { data: classes, isError, refetch } = useQuery(reportClassesQuery(useLanguage()))
  const [classid, setClass] = useState<number>()
  const [content, setContent] = useState('')
  const send = useMutation({
    mutationFn: (id: number) =>
      client.call(Reports.setReport, { touid: person.uid, classid: id, content: content.trim(), stream, seq, videoid }),
  })
  if (send.isSuccess) return <ReportSent person={person} onDone={onDone} />
  if (isError && !classes) return <ErrorState onReload={() => void refetch()} />
  const { uid: id, name } = person
  const problem = send.isError ? (refusalText(send.error) ?? t`Something went wrong. Try again.`) : undefined
  return (
    <>
      <div className="report-who">
        <Avatar src={person.avatar} name={name} size={44} />
        <div>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>
            {(hosts || videoid > 0) && (
              <>
                {videoid > 0 ? <Trans>in their video</Trans> : <Trans>in their live</Trans>}
                {' · '}
              </>
            )}
            <Trans>ID {id}</Trans>
          </small>
        </div>
      </div>
      <h2 className="report-title">
        <Trans>What’s happening?</Trans>
      </h2>
      <Panel>
        {classes ? (
          <Choices
            variant="rows"
            label={t`What’s happening?`}
            choices={classes.map((one) => ({ key: String(one.id), label: one.name, note: one.des }))}
            value={classid === undefined ? undefined : String(classid)}
            onChange={(key) => setClass(Number(key))}
          />
        ) : (
          <RowSkeletons count={6} />
        )}
      </Panel>
      <h2 className="report-title" id="report-more">
        <Trans>Tell us more</Trans>
        <span>
          <Trans>optional</Trans>
        </span>
      </h2>
      <div className="mx-4 mbs-2">
        <LongText aria-labelledby="report-more" rows={3} maxLength={MAX_TEXT} value={content} onChange={setContent} />
      </div>
      {videoid === 0 && (
        <p className="report-note">
          <Icon name="message" size={18} />
          <Trans>Their latest messages are attached automatically for our team.</Trans>
        </p>
      )}
      <ReportFoot in={place}>
        {problem && (
          <p role="alert" className="t-sub pbe-2 text-center text-danger">
            {problem}
          </p>
        )}
        <Button
          size="xl"
          block
          busy={send.isPending}
          disabled={classid === undefined}
          data-testid="report-send"
          onClick={() => classid !== undefined && send.mutate(classid)}
        >
          <Trans>Send report</Trans>
        </Button>
        <p className="t-cap pbs-2 text-center text-text-2">
          <Trans>
            <bdi>{name}</bdi> won’t know who sent it.
          </Trans>
        </p>
      </ReportFoot>
    </>
  )
}

function ReportFoot({ in: place, children }: { in: ReportFormProps['in']; children: ReactNode }) {
  return place === 'page' ? <Foot form>{children}</Foot> : <div className="px-4 pbs-4 pbe-2">{children}</div>
}

function ReportSent({ person: { name }, onDone }: { person: Reported; onDone: () => void }) {
  return (
    <div className="report-sent" role="status" data-testid="report-sent">
      <span>
        <Icon name="check" size={30} />
      </span>
      <h2>
        <Trans>Report sent</Trans>
      </h2>
      <p>
        <Trans>
          Our team will look into it and tell you what was decided. <bdi>{name}</bdi> won’t know who sent it.
        </Trans>
      </p>
      <Button size="xl" onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </div>
  )
}
