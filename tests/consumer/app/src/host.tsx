// The library does not widen the `style` of the host's elements.
// @ts-expect-error -- a custom property of the library
export const host = <p style={{ '--ui-button-radius': 0 }} />;
