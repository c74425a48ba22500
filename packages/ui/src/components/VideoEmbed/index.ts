export type { EmbedLabels } from './Facade.tsx';
export { VideoEmbed, type VideoEmbedProps } from './VideoEmbed.tsx';
