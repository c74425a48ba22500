import * as fc from 'fast-check';

// Each fault reruns the tests, so fewer random inputs are enough.
fc.configureGlobal({ numRuns: 25, seed: 2025, endOnFailure: true });
