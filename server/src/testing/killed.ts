import pg from 'pg'

/** Runs a statement in a transaction whose connection the server ends before it commits, as when its process is killed. */
export async function killed(sql: string, values: readonly unknown[]): Promise<void> {
  const [victim, killer] = [0, 1].map(() => new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })) as [
    pg.Client,
    pg.Client,
  ]
  await Promise.all([victim.connect(), killer.connect()])
  const ended = new Promise<void>((done) => victim.once('end', () => done()))
  victim.on('error', () => undefined)
  await victim.query('begin')
  const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid')
  await victim.query(sql, [...values])
  await killer.query('select pg_terminate_backend($1)', [rows[0]!.pid])
  await Promise.all([ended, killer.end()])
}
