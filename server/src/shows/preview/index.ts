export { endPreviews, isOver } from './endPreviews.ts'
export { previewRefusalOf } from './preview.store.ts'
