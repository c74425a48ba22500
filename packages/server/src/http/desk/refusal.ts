import { deskRefusals, type DeskConflict, type DeskProblem, type DeskRefusal } from '@tand/festival/desk';

export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: DeskRefusal['code'];
  readonly problems: DeskProblem[] | undefined;
  readonly conflicts: DeskConflict[] | undefined;
  /** Seconds until the next attempt. */
  readonly retryAfter: number | undefined;

  constructor(code: DeskRefusal['code'], more: { problems?: DeskProblem[]; conflicts?: DeskConflict[]; retryAfter?: number } = {}) {
    super(code);
    this.code = code;
    this.problems = more.problems;
    this.conflicts = more.conflicts;
    this.retryAfter = more.retryAfter;
  }

  get status() {
    return deskRefusals[this.code];
  }

  get body(): DeskRefusal {
    const { code, problems, conflicts } = this;
    return { code, ...(problems && { problems }), ...(conflicts && { conflicts }) };
  }
}

/** @throws Refusal with every problem */
export function refuseProblems(problems: readonly DeskProblem[]): void {
  if (problems.length > 0) throw new Refusal('invalid', { problems: [...problems] });
}
