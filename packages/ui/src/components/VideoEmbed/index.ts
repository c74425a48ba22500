export type { EmbedLabels } from './VideoEmbedFacade.tsx';
export { VideoEmbed, type VideoEmbedProps } from './VideoEmbed.tsx';
export type { VideoEmbedVariables } from './VideoEmbed.tsx';
