/**
 * Proofs that CI runs, at their reduced size. The others run when they are named: `play` does all that `gifts` does, and `privateShow` and
 * `micLink` are tests of the test stage at a larger size.
 */
export const proofNames = [
  'retry',
  'keyless',
  'chat',
  'messages',
  'hostile',
  'redPack',
  'goals',
  'play',
  'money',
  'rollingRestart',
  'secrets',
  'subchannel',
  'revocation',
  'sanctions',
  'battle',
  'roomFeature',
] as const
