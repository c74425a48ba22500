declare module 'virtual:ui-parts' {
  const parts: Record<string, import('./parts.ts').Part>;
  export default parts;
}
