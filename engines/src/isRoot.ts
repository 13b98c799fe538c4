export const isRoot = process.getuid?.() === 0
