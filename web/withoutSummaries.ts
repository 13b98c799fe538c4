import type { Plugin } from 'vite'

const summary = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`),?$/gm

/** What a call does in words is for the reference; a phone need not carry it. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (/[\\/]contract[\\/]src[\\/]/.test(id) ? { code: code.replaceAll(summary, ''), map: null } : undefined),
  }
}
