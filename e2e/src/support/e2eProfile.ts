/** Imported before anything that asks which stack is meant. */
process.env['NIMBO_PROFILE'] ??= 'e2e'
// The drawn rooms only have to move; the cores belong to the browsers.
process.env['NIMBO_DEMO_FPS'] ??= '4'
// Three minutes of a timed room in a journey of seconds.
process.env['NIMBO_MINUTE_SECONDS'] ??= '12'
