import '@tand/ui/tokens.css';
import '@tand/ui/global.css';
import '@tand/ui/parts.css';
import './brand.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

hydrateRoot(document.getElementById('root')!, <App />);
document.documentElement.dataset.hydrated = '';
