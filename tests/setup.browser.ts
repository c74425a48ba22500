import '@testing-library/jest-dom/vitest';
import '@tand/ui/tokens.css';
import '@tand/ui/global.css';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

document.documentElement.dataset['tand'] = '';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
