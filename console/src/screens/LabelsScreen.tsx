import { EmptyState } from '@nimbo/web/ui/EmptyState.tsx'
import { languages } from '@nimbo/contract'
import { Label, nameField } from '@nimbo/contract/operator'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type LabelLine, useLabels, useRestore } from '../features/label/label.queries.ts'
import { LabelDialog } from '../features/label/LabelDialog.tsx'
import { RetireLabelDialog } from '../features/label/RetireLabelDialog.tsx'
import { faultText } from '../lib/faultText.ts'
import { Button } from '../ui/Button.tsx'
import { DecisionRow } from '../ui/DecisionRow.tsx'
import { Filter } from '../ui/Filter.tsx'
import { Listing, LoadingRows } from '../ui/Listing.tsx'
import { Screen } from '../ui/Screen.tsx'

const otherLanguages = languages.filter((language) => language !== 'en')
const names = { offered: 'On offer', retired: 'Retired' }
const states = { offered: { name: 'On offer', tone: 'ok' }, retired: { name: 'Retired', tone: 'plain' } } as const

type Open = { what: 'create' } | { what: 'change' | 'retire'; line: LabelLine } | undefined

/** Labels people can give each other. */
export function LabelsScreen() {
  const { state } = useSearch({ from: '/labels' })
  const navigate = useNavigate({ from: '/labels' })
  const [open, setOpen] = useState<Open>()
  const { data, isError, refetch } = useLabels()
  const isRetired = state === 'retired'
  const lines = data?.filter((line) => (line.isretired === 1) === isRetired)
  const close = () => setOpen(undefined)
  const head = (
    <Button variant="primary" onClick={() => setOpen({ what: 'create' })} className="ms-auto">
      Add an impression
    </Button>
  )
  return (
    <Screen title="Impressions" head={head} text="What people can say of each other, in the order they see.">
      <div className="py-3.5">
        <Filter label="Filter impressions" names={names} value={state} onChange={(next) => void navigate({ search: { state: next } })} />
      </div>
      <Listing
        shown={lines?.length}
        failed={isError}
        onReload={() => void refetch()}
        loading={<LoadingRows count={8} className="h-14" />}
        empty={<EmptyState picture="messages" title={isRetired ? 'Nothing was retired' : 'No impressions'} />}
      >
        <ul aria-label="Impressions">
          {lines?.map((line) => (
            <DecisionRow
              key={line.id}
              title={line.name_en}
              state={isRetired ? states.retired : states.offered}
              start={<span aria-hidden="true" className="mbs-0.5 size-4 rounded-full" style={{ background: line.colour }} />}
              note={otherLanguages.map((language) => line[nameField(language)]).join(' · ')}
              end={isRetired ? <Restore line={line} /> : <Acts line={line} onOpen={setOpen} />}
            >
              {null}
            </DecisionRow>
          ))}
        </ul>
      </Listing>
      {open?.what === 'create' && <LabelDialog onClose={close} />}
      {open?.what === 'change' && <LabelDialog line={open.line} onClose={close} />}
      {open?.what === 'retire' && <RetireLabelDialog line={open.line} onClose={close} />}
    </Screen>
  )
}

function Acts({ line, onOpen }: { line: LabelLine; onOpen: (open: Open) => void }) {
  return (
    <span className="flex flex-wrap gap-2">
      <Button aria-label={`Change ${line.name_en}`} onClick={() => onOpen({ what: 'change', line })}>
        Change…
      </Button>
      <Button aria-label={`Retire ${line.name_en}`} onClick={() => onOpen({ what: 'retire', line })}>
        Retire…
      </Button>
    </span>
  )
}

const words = { NoSuchLabel: 'It is back already.', Full: 'Sixty are on offer. Retire one first.' }

function Restore({ line }: { line: LabelLine }) {
  const { mutate, isPending, error } = useRestore()
  return (
    <span className="flex flex-wrap items-center gap-2">
      {error && (
        <span role="alert" className="t-cap text-danger">
          {faultText(error, Label.restore, words)}
        </span>
      )}
      <Button aria-label={`Bring back ${line.name_en}`} disabled={isPending} onClick={() => mutate({ id: line.id })}>
        Bring back
      </Button>
    </span>
  )
}
