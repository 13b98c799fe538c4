declare module 'lottie-web/build/player/esm/lottie_light.min.js' {
  const lottie: typeof import('lottie-web').default
  export default lottie
}
