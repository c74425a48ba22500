import * as fc from 'fast-check';

// Each fault runs the tests again: a quarter of the random inputs, the same ones each time.
fc.configureGlobal({ numRuns: 25, seed: 2025, endOnFailure: true });
