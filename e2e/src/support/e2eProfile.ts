/** Imported before anything that asks which stack is meant. */
process.env['NIMBO_PROFILE'] ??= 'e2e'
// Three minutes of a timed room in a journey of seconds.
process.env['NIMBO_MINUTE_SECONDS'] ??= '5'
// A battle of three minutes in 24 seconds.
process.env['NIMBO_BATTLE_MINUTE_SECONDS'] ??= '8'
// The demo rooms of pictures only have to move, and none may be in a battle when it is taken.
process.env['NIMBO_DEMO_FPS'] ??= '4'
process.env['NIMBO_DEMO_BATTLES'] ??= '0'
