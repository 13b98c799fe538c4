/** Benches by name, and what each measures. */
export const benchNames = {
  innerLoop: 'how soon an edit is seen: of the page, of the server, by pnpm test --changed',
  busyRoom: 'frames, long tasks and memory at 200 lines and 60 likes a second on a slow phone',
  calls: 'what a call costs against a bare route and its statements alone',
  chat: 'what a line of chat costs against a bare Centrifugo publish',
  effects: 'frames and memory while the largest effects of gifts play on a slow phone',
  fanout: 'a show announced to 100,000 followers, and what the API notices of it',
  frame: 'from the finger to the first picture of a room, cold and by swipe',
  gift: 'how soon a gift is seen and what it costs, against a bare Centrifugo publish',
  giftStorm: 'what a room draws while 200 people give at once',
  home: 'how often 10,000 people who look at the lists of rooms make the database read them',
  micLink: 'how soon a guest is accepted, seen and gone',
  money: 'what the ledger costs against the bare rows, T1 to T8',
  page: 'bytes, scripts and first paint of a first visit on a slow phone',
  people: 'search, lists and counts among 100,000 people, with --full a million',
  risk: 'what assessing a withdrawal’s risk costs after a million gifts',
  room: 'what a room costs a browser the longer it is open, at 20 lines a second',
  rooms: 'a room’s events against the bare engine: publishing, entering, fan-out, overload',
  slowLine: 'what a viewer has while their line falls from 3,000 to 600 and 60 kbit a second, and after it',
  seals: 'how fast transfers are sealed',
} as const

export type BenchName = keyof typeof benchNames
