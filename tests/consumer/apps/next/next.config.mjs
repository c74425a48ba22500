import { dirname } from 'node:path';

/** The packages lie in the folder above. */
export default { turbopack: { root: dirname(import.meta.dirname) } };
