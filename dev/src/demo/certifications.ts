import { fileURLToPath } from 'node:url'
import { readConfig } from '@nimbo/server/config'
import { openStorage } from '@nimbo/server/storage'
import type pg from 'pg'
import sharp from 'sharp'
import { demoCountryCode, type DemoPerson, operators, people } from './people.ts'

interface DemoApplication {
  person: DemoPerson
  realName: string
  sex: 1 | 2
  birthday: string
  nationality: string
  language: string
  hoursAgo: number
  decision?: { approve: boolean; reason: string | null; by: string; hoursAgo: number }
}

/** Two who wait, one who has to send a new photo, and one who is certified. */
const applications: readonly DemoApplication[] = [
  { person: people.camille, realName: 'Camille Bertrand', sex: 2, birthday: '1999-04-02', nationality: 'FR', language: 'fr', hoursAgo: 11 },
  { person: people.omar, realName: 'عمر حداد', sex: 1, birthday: '1994-09-21', nationality: 'QA', language: 'ar', hoursAgo: 4 },
  {
    person: people.yuki,
    realName: '陈雪',
    sex: 2,
    birthday: '2003-12-24',
    nationality: 'CN',
    language: 'zh-cn',
    hoursAgo: 60,
    decision: { approve: false, reason: 'photo_unclear', by: operators.theo.name, hoursAgo: 30 },
  },
  {
    person: people.lucia,
    realName: 'Lucía Ferrer Gómez',
    sex: 2,
    birthday: '1996-07-30',
    nationality: 'AR',
    language: 'es',
    hoursAgo: 400,
    decision: { approve: true, reason: null, by: operators.ines.name, hoursAgo: 390 },
  },
]

/** Applications of demo people with their photos, for whoever has never applied. As the schema's owner, after people and operators. */
export async function seedCertifications(client: pg.Client): Promise<void> {
  const storage = openStorage(readConfig(process.env).s3)
  for (const application of applications) {
    const { person } = application
    const { rows } = await client.query('select 1 from certification where uid = $1', [person.id])
    if (rows.length > 0) continue
    const image = `00000000-0000-4000-8000-${String(person.id).padStart(12, '0')}`
    const key = `private/certification/${image}.webp`
    await storage.write(key, await selfie(person), 'image/webp')
    await client.query(
      `insert into upload (id, uid, kind, type, state, key) values ($1, $2, 'certification', 'image/jpeg', 'ready', $3) on conflict do nothing`,
      [image, person.id, key],
    )
    await apply(client, application, image)
  }
}

function selfie({ avatar }: DemoPerson): Promise<Buffer> {
  const file = fileURLToPath(new URL(`../../../web/public${avatar}`, import.meta.url))
  return sharp(file, { density: 300 }).resize(900, 1200, { fit: 'cover' }).webp().toBuffer()
}

async function apply(client: pg.Client, application: DemoApplication, image: string): Promise<void> {
  const { person, realName, sex, birthday, nationality, language, hoursAgo, decision } = application
  const { rows } = await client.query<{ id: number }>(
    `insert into certification (uid, real_name, sex, birthday, nationality, phone, contact_type, contact, image, consent, language, sent_at)
     values ($1, $2, $3, $4, $5, $6, 'whatsapp', $6, $7, '2026-11', $8, now() - make_interval(hours => $9)) returning id`,
    [person.id, realName, sex, birthday, nationality, `+${demoCountryCode}${person.phone}`, image, language, hoursAgo],
  )
  if (!decision) return
  const { id } = rows[0]!
  await client.query(
    `insert into certification_decision (certification, operator, decision, reason, at)
     select $1, o.id, $2, $3, now() - make_interval(hours => $5) from operator o where o.name = $4`,
    [id, decision.approve ? 'approve' : 'reject', decision.reason, decision.by, decision.hoursAgo],
  )
  await client.query('update certification set state = $2, decided_at = now() - make_interval(hours => $3) where id = $1', [
    id,
    decision.approve ? 'approved' : 'rejected',
    decision.hoursAgo,
  ])
}
