/** Imported before anything that asks which stack is meant. */
process.env['NIMBO_PROFILE'] ??= 'e2e'
// The drawn rooms only have to move; the cores belong to the browsers.
process.env['NIMBO_DEMO_FPS'] ??= '4'
// Journeys that count pictures and swipe between rooms would meet one at times.
process.env['NIMBO_DEMO_BATTLES'] ??= '0'
// Three minutes of a timed room in a journey of seconds.
process.env['NIMBO_MINUTE_SECONDS'] ??= '12'
// A battle of three minutes in 24 seconds.
process.env['NIMBO_BATTLE_MINUTE_SECONDS'] ??= '8'
