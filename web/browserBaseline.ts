/**
 * The oldest browsers the app runs in: Safari of macOS and iOS, Chrome and the WebView of Android. The build lowers syntax and styles
 * to these, and `node dev/src/browserBaseline.ts` holds what is shipped against them.
 */
export const browserBaseline = { safari: '16.4', safari_ios: '16.4', chrome: '111', chrome_android: '111', webview_android: '111' } as const

/** The same, as the build's tools name them. */
export const baselineTargets = [`safari${browserBaseline.safari}`, `ios${browserBaseline.safari_ios}`, `chrome${browserBaseline.chrome}`]
