/** Export condition for the packages' source: in dev, builds, Storybook and tests. */
export const source = '@tand/source';
