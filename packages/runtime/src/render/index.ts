export { CachedPart, PartRendererContext } from './CachedPart.tsx';
export { type Assets, type Rendered, type RendererOptions, documentWriter, policy } from './document.ts';
export { type DrawPreview, previewDrawer } from './drawPreview.ts';
export { scriptJson, withTextsJson } from './scriptJson.ts';
