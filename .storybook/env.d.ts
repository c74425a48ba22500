declare module 'virtual:ui-props' {
  const props: Record<string, import('../scripts/library/manifest-inheritance.ts').ManifestProp[]>;
  export default props;
}
declare module 'virtual:ui-parts' {
  const parts: Record<string, import('./parts.ts').Part>;
  export default parts;
}
