declare module 'hyphen/*/index.js' {
  const patterns: { hyphenateSync: (text: string, options: { minWordLength: number; hyphenChar: string }) => string };
  export default patterns;
}
