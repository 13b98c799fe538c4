import type { Plugin } from 'vite'

/** Styles written by hand, from the general to the particular; theme.css says the order. */
const folders = /\/src\/(ui|room|features)\/(?!theme\.css|palette\.css|tokens\.css|shell\.css)[^?]*\.css$/

/**
 * Puts the styles of a folder into the cascade layer of its name. A feature then overrules the room and the room its primitives in
 * whatever order their files arrive: they come with the chunks of screens and of what is drawn later.
 */
export function cascadeLayers(): Plugin {
  return {
    name: 'nimbo:cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: folders },
      handler(code, id) {
        // Where things stand in a wide window is the room's to say, also of what features place in it.
        const layer = id.includes('/src/room/shapes.css') ? 'shapes' : folders.exec(id)?.[1]
        // Tailwind reads references at the top of a file only.
        const [references = ''] = /^(?:@reference [^;]+;\s*)*/.exec(code) ?? []
        return { code: `${references}@layer ${layer} {\n${code.slice(references.length)}}\n`, map: null }
      },
    },
  }
}
