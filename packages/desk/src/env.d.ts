/// <reference types="vite/client" />
/// <reference path="../../runtime/src/env.d.ts" />
