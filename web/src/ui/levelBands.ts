interface LevelBand {
  levelid: number
  colour: string
}

/** Two colours of the theme each. Until the configuration is here, the bands every installation begins with. */
const known = /^lv[1-4]$/
let bands: readonly LevelBand[] = [
  { levelid: 60, colour: 'lv4' },
  { levelid: 40, colour: 'lv3' },
  { levelid: 20, colour: 'lv2' },
]

/** A band whose colour this release does not have is left out: its levels keep the colour below. */
export function setLevelBands(table: readonly LevelBand[]): void {
  bands = table.filter(({ colour }) => known.test(colour)).toSorted((a, b) => b.levelid - a.levelid)
}

export const levelColour = (level: number) => bands.find(({ levelid }) => level >= levelid)?.colour ?? 'lv1'
