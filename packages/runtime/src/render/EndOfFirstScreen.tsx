/** The document links its style sheets here: what is above has its styles inline, and is shown while they load. */
export const EndOfFirstScreen = () => <template data-styles="" />;
