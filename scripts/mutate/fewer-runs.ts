import * as fc from 'fast-check';

// Each fault reruns the tests, so a quarter of the random inputs and a fixed seed are enough.
fc.configureGlobal({ numRuns: 25, seed: 2025, endOnFailure: true });
