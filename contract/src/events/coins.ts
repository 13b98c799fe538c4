import * as z from 'zod/mini'

/** Money leaves as a decimal string: a JSON number would lose cents above 2^53. */
export const coinsOut = /* @__PURE__ */ z.string().check(z.regex(/^-?\d{1,18}$/))
