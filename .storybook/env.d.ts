declare module 'virtual:ui-props' {
  const props: Record<string, import('../packages/ui/scripts/manifest-inheritance.ts').ManifestProp[]>;
  export default props;
}
