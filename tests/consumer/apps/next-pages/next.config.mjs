import { dirname } from 'node:path';

/** The packages are in the parent folder. */
export default { turbopack: { root: dirname(import.meta.dirname) } };
