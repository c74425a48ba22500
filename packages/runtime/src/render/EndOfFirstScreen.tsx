/** The document links its style sheets here; what is above has inline styles. */
export const EndOfFirstScreen = () => <template data-styles="" />;
