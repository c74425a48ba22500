import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Mounts a React component synchronously; `set(patch)` renders it anew with changed props, synchronously. */
export function reactMount(Component, element, props) {
  let current = props;
  const root = createRoot(element);
  const render = () => flushSync(() => root.render(createElement(Component, current)));
  render();
  return {
    set(patch) {
      current = { ...current, ...patch };
      render();
    },
    unmount: () => root.unmount(),
  };
}
