declare module 'virtual:ui-props' {
  const props: Record<string, import('../scripts/library/manifest-inheritance.ts').ManifestProp[]>;
  export default props;
}
