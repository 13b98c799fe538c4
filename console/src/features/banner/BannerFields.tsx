import { momentSeconds } from '../../lib/moments.ts'
import { Field } from '../../ui/Field.tsx'

/** As typed; moments are what the browser's own field holds, empty for none. */
export interface TypedBanner {
  title: string
  url: string
  from: string
  until: string
}

interface BannerFieldsProps {
  typed: TypedBanner
  onChange: (typed: TypedBanner) => void
}

export function BannerFields({ typed, onChange }: BannerFieldsProps) {
  const put = (part: Partial<TypedBanner>) => onChange({ ...typed, ...part })
  return (
    <>
      <Field label="Name" hint="For operators only" maxLength={80} value={typed.title} onChange={(e) => put({ title: e.target.value })} />
      <Field
        label="Leads to"
        hint="A page of the app, like /live/class?liveclassid=1. Empty: nowhere"
        maxLength={200}
        value={typed.url}
        onChange={(e) => put({ url: e.target.value })}
      />
      <Field
        label="Shown from"
        hint="Empty: now"
        type="datetime-local"
        value={typed.from}
        onChange={(e) => put({ from: e.target.value })}
      />
      <Field
        label="Shown until"
        hint="Empty: until it is taken down"
        type="datetime-local"
        value={typed.until}
        onChange={(e) => put({ until: e.target.value })}
      />
    </>
  )
}

export const fieldsOf = ({ title, url, from, until }: TypedBanner) => ({
  title: title.trim(),
  url: url.trim(),
  from: momentSeconds(from),
  until: momentSeconds(until),
})
