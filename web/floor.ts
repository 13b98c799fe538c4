/**
 * The oldest browsers the app runs in: Safari of macOS and iOS, Chrome and the WebView of Android. The build lowers syntax and styles
 * to these, and `node dev/src/floor.ts` holds what is shipped against them.
 */
export const floor = { safari: '16.4', safari_ios: '16.4', chrome: '111', chrome_android: '111', webview_android: '111' } as const

/** The same, as the build's tools name them. */
export const floorTargets = [`safari${floor.safari}`, `ios${floor.safari_ios}`, `chrome${floor.chrome}`]
