import * as fc from 'fast-check';

// Fewer random inputs save time, because each fault reruns the tests.
fc.configureGlobal({ numRuns: 25, seed: 2025, endOnFailure: true });
