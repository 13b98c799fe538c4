import { Badge } from '@nimbo/web/ui/Badge.tsx'
import { durationText, timeText } from '../../lib/timeText.ts'
import { Initials } from '../../ui/Initials.tsx'
import { dueText, dueTone } from './dueText.ts'
import type { Case } from './report.queries.ts'
import { severityTones } from './reportNames.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const title = 'flex items-baseline gap-2 pbe-1.5 text-[14px] leading-5 font-bold'

/** Evidence of a case: its person, the show or video, the lines, and the reporters. */
export function CaseEvidence({ detail, now }: { detail: Case; now: number }) {
  const { thumb, title: called, video } = detail
  return (
    <>
      <CaseHead detail={detail} now={now} />
      <div className="grid grid-cols-1 gap-5 pbs-4 min-[1280px]:grid-cols-[220px_minmax(0,1fr)]">
        {video.state !== '' && <ReportedVideo detail={detail} />}
        {thumb && (
          <figure>
            <img src={thumb} alt="" className="aspect-[9/14] w-full max-w-[220px] rounded-lg bg-raised object-cover" />
            <figcaption className="t-cap pbs-1.5 text-text-2">
              <bdi>{called}</bdi>
            </figcaption>
          </figure>
        )}
        <div className="min-w-0">
          {video.state === '' && (detail.stream !== '' || detail.written.length === 0) && <ChatAround detail={detail} />}
          <Written detail={detail} />
          <Reporters detail={detail} />
        </div>
      </div>
    </>
  )
}

const videoStates = {
  removed: 'Removed',
  deleted: 'Deleted by its owner',
  refused: 'Not shown',
  waiting: 'Not shown yet',
  converting: 'Not shown yet',
}

/** The video itself, for as long as its files are kept. */
function ReportedVideo({ detail: { title: called, video } }: { detail: Case }) {
  return (
    <figure>
      {video.href ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- as it was uploaded
        <video
          src={video.href}
          poster={video.thumb}
          controls
          preload="metadata"
          playsInline
          aria-label="Reported video"
          className="aspect-[9/14] w-full max-w-[220px] rounded-lg bg-raised object-contain"
        />
      ) : (
        <p className="t-sub grid aspect-[9/14] w-full max-w-[220px] place-items-center rounded-lg bg-raised text-text-2">Files deleted</p>
      )}
      <figcaption className="t-cap pbs-1.5 text-text-2">
        {video.state !== 'ready' && video.state !== '' && <Badge tone="warn">{videoStates[video.state]}</Badge>} <bdi>{called}</bdi>
      </figcaption>
    </figure>
  )
}

function CaseHead({ detail, now }: { detail: Case; now: number }) {
  const {
    id,
    uid,
    user_nicename: name,
    avatar_thumb: avatar,
    severity,
    live,
    starttime,
    viewers,
    due,
    decision,
    decided,
    decided_by,
  } = detail
  const facts = [
    `ID ${uid}`,
    live === 1 ? `live for ${durationText(now - starttime)}` : '',
    live === 1 ? `${viewers} viewers` : '',
    `R-${id}`,
  ]
  const left = due - now
  return (
    <header className="flex flex-wrap items-center gap-3">
      {avatar ? (
        <img src={avatar} alt="" className="size-12 flex-none rounded-full bg-overlay object-cover" />
      ) : (
        <Initials name={name} size={48} />
      )}
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-2 text-[22px] leading-7 font-extrabold">
          <bdi className="truncate">{name}</bdi>
          <Badge tone={severityTones[severity]}>{detail.class}</Badge>
          {live === 1 && <Badge tone="bad">Live</Badge>}
        </h2>
        <p className="t-cap text-text-2 tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className="text-end">
        <span className="t-cap block text-text-2">{decision === '' ? (left < 0 ? 'Due' : 'Due in') : `Decided by ${decided_by}`}</span>
        <b className={`text-[22px] leading-7 font-extrabold tabular-nums ${decision === '' ? dueTone(left) : ''}`}>
          {decision === '' ? dueText(left) : timeText(decided)}
        </b>
      </p>
    </header>
  )
}

function ChatAround({ detail: { lines } }: { detail: Case }) {
  return (
    <section>
      <h3 className={title}>
        Chat <span className="t-cap text-text-2">{lines.length === 1 ? '1 message' : `${lines.length} messages`}</span>
      </h3>
      {lines.length === 0 && <p className="t-sub pbe-2 text-text-2">Nothing was said.</p>}
      <ol aria-label="Chat" tabIndex={0} className="max-h-[380px] overflow-y-auto rounded-md bg-surface p-1.5 shadow-line empty:hidden">
        {lines.map(({ seq, at, uname, ct, hit, deleted, barrage }, place) => (
          <li
            key={barrage === 1 ? `barrage ${place}` : seq}
            className={`grid grid-cols-[58px_1fr] gap-2 rounded-sm px-2 py-1.5 text-[13.5px] leading-[19px] ${hit === 1 ? 'bg-[color-mix(in_srgb,var(--danger)_14%,transparent)]' : ''}`}
          >
            <time className="t-cap leading-[19px] text-text-2 tabular-nums">{clock.format(at * 1000)}</time>
            <span className={deleted === 1 ? 'line-through' : ''}>
              <b className="font-bold">
                <bdi>{uname}</bdi>
              </b>{' '}
              <bdi>{ct}</bdi>
              {deleted === 1 && <span className="sr-only"> (deleted)</span>}
              {barrage === 1 && <span className="t-cap text-text-2"> · on the picture</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Private messages of the person to those who reported them; nothing else of a conversation is ever shown. */
function Written({ detail: { written, reporters } }: { detail: Case }) {
  const nameOf = (uid: number) => reporters.find((reporter) => reporter.uid === uid)?.user_nicename ?? `ID ${uid}`
  return [...Map.groupBy(written, ({ reporter }) => reporter)].map(([reporter, lines]) => (
    <section key={reporter} className="pbs-4 first:pbs-0">
      <h3 className={title}>
        Private messages{' '}
        <span className="t-cap text-text-2">
          reported by <bdi>{nameOf(reporter)}</bdi>
        </span>
      </h3>
      <ol aria-label="Private messages" tabIndex={0} className="max-h-[380px] overflow-y-auto rounded-md bg-surface p-1.5 shadow-line">
        {lines.map(({ seq, at, uname, ct, image, hit }) => (
          <li
            key={seq}
            className={`grid grid-cols-[58px_1fr] gap-2 rounded-sm px-2 py-1.5 text-[13.5px] leading-[19px] ${hit === 1 ? 'bg-[color-mix(in_srgb,var(--danger)_14%,transparent)]' : ''}`}
          >
            <time className="t-cap leading-[19px] text-text-2 tabular-nums">{clock.format(at * 1000)}</time>
            <span className="min-w-0 break-words">
              <b className="font-bold">
                <bdi>{uname}</bdi>
              </b>{' '}
              <bdi>{ct}</bdi>
              {image && <img src={image} alt="Picture that was sent" className="mbs-1 max-h-60 rounded-sm" />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  ))
}

function Reporters({ detail: { reporters } }: { detail: Case }) {
  return (
    <section className="pbs-4">
      <h3 className={title}>
        Reporters <span className="t-cap text-text-2">{reporters.length}</span>
      </h3>
      <ul aria-label="Reporters">
        {reporters.map(({ uid, user_nicename: name, content, upheld, decided, class: reason }) => (
          <li key={uid} className="flex items-center gap-2.5 border-bs border-line py-2">
            <span className="min-w-0 flex-1">
              <b className="block text-[13.5px] leading-[18px] font-semibold">
                <bdi>{name}</bdi>
              </b>
              <span className="t-cap block break-words text-text-2">
                {reason} · {content ? <bdi>“{content}”</bdi> : 'no text'}
              </span>
            </span>
            <Trust upheld={upheld} decided={decided} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const enoughReports = 3

function Trust({ upheld, decided }: { upheld: number; decided: number }) {
  if (decided < enoughReports) return <Badge tone="plain">New</Badge>
  const share = `${upheld} of ${decided} upheld`
  if (upheld * 2 >= decided) return <Badge tone="ok">{share}</Badge>
  return <Badge tone="warn">{share}</Badge>
}
