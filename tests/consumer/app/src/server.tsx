import { renderWithStyles } from '@tand/ui/server';
import { App } from './App.tsx';

/** The page's markup and the style tags it needs. */
export const render = () => renderWithStyles(<App />);
