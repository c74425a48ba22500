declare module 'virtual:variables' {
  const variables: Record<string, string[]>;
  export default variables;
}
