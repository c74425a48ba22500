// Loaded into each process of the export: leaves what it took of the processors.
import { appendFileSync } from 'node:fs';

process.on('exit', () => appendFileSync(process.env.EXPORT_CPU, `${JSON.stringify(process.resourceUsage())}\n`));
