/** The document links its style sheets here: what is above has inline styles, and is shown while the sheets load. */
export const EndOfFirstScreen = () => <template data-styles="" />;
