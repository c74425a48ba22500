// The tests' own helper, for Node without TypeScript.
import { register } from 'tsx/esm/api';

register();
const { startServer } = await import('../support/server.ts');
export { startServer };
