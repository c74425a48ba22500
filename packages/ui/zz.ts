import { readFileSync } from 'node:fs';
import { themeCss } from './scripts/theme.ts';
try { console.log(themeCss(JSON.parse(readFileSync('/tmp/ed2027/theme.json','utf8'))).length); } catch (e) { console.log((e as Error).message); }
