import type pg from 'pg'
import { type DemoPerson, people } from './people.ts'

const { bia, noor, kaique, marina, lucia, omar, camille, diego, rafa, yuki, wei, theo, bruna, sofi, helena } = people

const words: readonly [DemoPerson, string][] = [
  [bia, 'Pagode, samba de roda e histórias da Ribeira. Toda noite às 20h.'],
  [noor, 'عود وحكايات من المدينة القديمة.'],
  [kaique, 'Sets ao vivo de quinta a domingo.'],
  [marina, 'Voz e violão. Peça a sua música.'],
  [lucia, 'Tango, mate y charla.'],
  [omar, 'Coffee, football, late nights.'],
  [wei, '台北街頭的一天。'],
]

const follows: readonly [DemoPerson, readonly DemoPerson[]][] = [
  [bia, [omar, camille, diego, rafa, yuki, bruna, sofi, marina, kaique]],
  [noor, [omar, yuki, helena, rafa]],
  [kaique, [bia, rafa, diego, camille, sofi]],
  [marina, [bia, rafa, omar, bruna, lucia]],
  [lucia, [sofi, diego, camille]],
  [wei, [yuki, theo]],
  [rafa, [bia, yuki]],
]

/** Labels of the catalogue by their place. */
const labels: readonly [from: DemoPerson, to: DemoPerson, places: readonly number[]][] = [
  [omar, bia, [1, 3, 18]],
  [camille, bia, [1, 2]],
  [diego, bia, [1, 3, 4]],
  [rafa, bia, [2, 3]],
  [sofi, bia, [1, 6]],
  [omar, noor, [1, 5, 17]],
  [yuki, noor, [1, 19]],
  [rafa, kaique, [16, 10, 3]],
  [camille, kaique, [16, 4]],
  [omar, marina, [1, 18]],
  [sofi, lucia, [4, 5]],
  [yuki, wei, [12, 17]],
]

const shows: readonly [
  DemoPerson,
  title: string,
  cover: string,
  classId: number,
  hoursAgo: number,
  minutes: number,
  who: readonly DemoPerson[],
][] = [
  [bia, 'Roda de samba', 'stage', 1, 50, 108, [omar, camille, diego, rafa, sofi, bruna]],
  [bia, 'Ensaio na praia', 'beach', 1, 98, 52, [omar, diego, sofi]],
  [bia, 'Perguntas e respostas', 'room', 4, 170, 31, [camille, rafa]],
  [noor, 'عود في المساء', 'room', 1, 45, 75, [omar, yuki, helena]],
  [kaique, 'Sunset set', 'stage', 1, 30, 140, [rafa, diego, camille, sofi]],
  [marina, 'Voz e violão', 'room', 1, 26, 64, [omar, bruna]],
]

/** Impressions of people, follows, and lives that are over. Idempotent; as the schema's owner, after the people. */
export async function seedHomes(client: pg.Client): Promise<void> {
  for (const [{ id }, signature] of words)
    await client.query(`update account set signature = $2 where id = $1 and signature = ''`, [id, signature])
  for (const [{ id }, fans] of follows)
    await client.query('insert into follow (uid, touid) select f, $1 from unnest($2::int[]) f on conflict do nothing', [
      id,
      fans.map((fan) => fan.id),
    ])
  for (const [from, to, places] of labels)
    await client.query(
      `insert into user_label (uid, touid, slot, label)
       select $1, $2, row_number() over (order by l.position), l.id from label l where l.position = any($3) and l.retired_at is null
       on conflict do nothing`,
      [from.id, to.id, places],
    )
  for (const [n, show] of shows.entries()) await seedShow(client, n, show)
}

async function seedShow(client: pg.Client, n: number, [anchor, title, cover, classId, hoursAgo, minutes, who]: (typeof shows)[number]) {
  const { rows } = await client.query<{ id: string }>(
    `insert into show (uid, showid, title, city, class_id, thumb, type, state, opened_at, started_at, ended_at, end_reason, peak, people)
     values ($1, $2, $3, $4, $5, $6, 0, 'ended', now() - make_interval(hours => $7), now() - make_interval(hours => $7),
       now() - make_interval(hours => $7) + make_interval(mins => $8), 'anchor', $9, $9)
     on conflict do nothing returning id`,
    [anchor.id, n + 1, title, anchor.city, classId, `/covers/${cover}.svg`, hoursAgo, minutes, who.length],
  )
  for (const { id } of rows)
    await client.query('insert into visit (show_id, uid) select $1, v from unnest($2::int[]) v', [id, who.map((viewer) => viewer.id)])
}
