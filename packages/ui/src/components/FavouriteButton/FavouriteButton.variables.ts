/** In addition to those of IconButton. */
export interface FavouriteButtonVariables {
  /** Background colour while saved. */
  '--ui-favourite-button-selected-background'?: string | undefined;
  /** Icon colour while saved. */
  '--ui-favourite-button-selected-color'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends FavouriteButtonVariables {}
}
