import { TestRunner } from 'vitest';

type Config = ConstructorParameters<typeof TestRunner>[0];

/** Runs the tests of a file in order. Vitest's own option shuffles the tests of either all projects or none. */
export default class extends TestRunner {
  constructor(config: Config) {
    super({ ...config, sequence: { ...config.sequence, shuffle: false } });
  }
}
