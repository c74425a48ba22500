/** The edition that is on: the one line to change when next year's folder is ready. */
export * from '../2025/index.ts';
