import '@testing-library/jest-dom/vitest';
import '@tand/ui/tokens.css';
import '@tand/ui/global.css';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The page has the styles of the library's pages.
document.documentElement.dataset['tand'] = '';

afterEach(cleanup);
