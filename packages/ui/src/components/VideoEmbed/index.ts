export type { EmbedLabels } from './VideoEmbedFacade.tsx';
export { VideoEmbed, type VideoEmbedProps, type VideoEmbedVariables } from './VideoEmbed.tsx';
