/** Line and column count from 1. */
export interface ContentProblem {
  file: string;
  line?: number;
  column?: number;
  /** Path such as 'sv.headline' or 'items[3].start_time'. */
  field?: string;
  message: string;
}

/** 'news/x.md:5:3 sv.headline: is missing' */
export function formatProblem({ file, line, column, field, message }: ContentProblem): string {
  const place = [file, line, column].filter(part => part !== undefined).join(':');
  return field ? `${place} ${field}: ${message}` : `${place}: ${message}`;
}

/** `problems` lists every mistake, not only the first. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(
      `The content has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:\n${problems.map(formatProblem).join('\n')}`,
    );
    this.problems = problems;
  }
}
