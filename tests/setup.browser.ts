import '@testing-library/jest-dom/vitest';
import '@tand/ui/tokens.css';
import '@tand/ui/global.css';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The whole page looks as the library's own pages do.
document.documentElement.dataset['tand'] = '';

// Every test begins with a clean page.
afterEach(cleanup);
