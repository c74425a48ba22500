export const checkSteps: Record<string, string[]>;
