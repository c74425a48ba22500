export { CachedPart, PartRendererContext } from './CachedPart.tsx';
export { type Assets, type Rendered, type RendererOptions, documentWriter, policy } from './document.ts';
export { type DrawPreview, previewDrawer } from './drawPreview.ts';
export { HeadTags, type HeadTagsProps } from './HeadTags.tsx';
export { pageRenderer } from './pageRenderer.tsx';
export { ReviewBar } from './ReviewBar.tsx';
export { scriptJson } from './scriptJson.ts';
