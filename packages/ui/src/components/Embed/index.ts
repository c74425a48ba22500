export { Embed, type EmbedLabels, type EmbedProps, type EmbedVariables } from './Embed.tsx';
