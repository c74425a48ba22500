import '@tand/ui/tokens.css';
import '@tand/ui/global.css';
import '@tand/ui/parts.css';
import './brand.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { addresses } from './words.ts';

const root = document.getElementById('root')!;
const lang = location.pathname.startsWith(addresses.en) ? 'en' : 'sv';
document.documentElement.lang = lang;
// The page is not server-rendered during development.
if (root.childElementCount > 0) hydrateRoot(root, <App lang={lang} />);
else createRoot(root).render(<App lang={lang} />);
