import { renderWithStyles } from '@tand/ui/server';
import { App } from './App.tsx';

export const render = () => renderWithStyles(<App />);
