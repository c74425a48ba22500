import { TestRunner } from 'vitest';

type Config = ConstructorParameters<typeof TestRunner>[0];

/** Runs the tests of a file in order: Vitest shuffles those of all projects or of none. */
export default class extends TestRunner {
  constructor(config: Config) {
    super({ ...config, sequence: { ...config.sequence, shuffle: false } });
  }
}
