import { styleText } from 'node:util'

const colours = ['cyan', 'magenta', 'yellow', 'green', 'blue', 'red', 'cyanBright', 'magentaBright', 'yellowBright', 'greenBright'] as const

/** Every line under the name of the process it came from, each in a colour of its own. */
export function prefixedOutput(): (name: string, line: string) => void {
  const seen: string[] = []
  return (name, line) => {
    if (!seen.includes(name)) seen.push(name)
    const colour = colours[seen.indexOf(name) % colours.length] ?? 'white'
    console.log(`${styleText(colour, name.padEnd(10))} ${line}`)
  }
}
