import { deskRefusals, type DeskProblem, type DeskRefusal } from '@tand/festival/desk';

export class Refusal extends Error {
  override name = 'Refusal';
  readonly body: DeskRefusal;
  /** In seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: DeskRefusal['code'], { retryAfter, ...more }: Omit<DeskRefusal, 'code'> & { retryAfter?: number } = {}) {
    super(code);
    this.body = { code, ...more };
    this.retryAfter = retryAfter;
  }

  get status() {
    return deskRefusals[this.body.code];
  }
}

export function refuseProblems(problems: readonly DeskProblem[]): void {
  if (problems.length > 0) throw new Refusal('invalid', { problems: [...problems] });
}
