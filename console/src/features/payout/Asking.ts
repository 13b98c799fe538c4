/** Which question stands on the screen. */
export type Asking = 'sign' | 'reject' | 'note'
