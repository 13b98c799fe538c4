/** Pairs of a traditional and a simplified character, `a b|c d|…`. */
declare module 'opencc-js/dict/TSCharacters' {
  const characters: string
  export default characters
}
