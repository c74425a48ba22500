import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { createRequestListener } from '@react-router/node';
import * as build from './build/server/index.js';

const types = { '.css': 'text/css', '.js': 'text/javascript' };
const app = createRequestListener({ build });

createServer((request, response) => {
  const file = join(import.meta.dirname, 'build/client', new URL(request.url, 'http://localhost').pathname);
  if (!existsSync(file) || !statSync(file).isFile()) return app(request, response);
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
  return createReadStream(file).pipe(response);
}).listen(process.env.PORT, '127.0.0.1');
