declare module 'virtual:variables' {
  /** Names of the documented custom properties by component. */
  const variables: Record<string, string[]>;
  export default variables;
}
