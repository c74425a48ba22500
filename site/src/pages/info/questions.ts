/** A question of the FAQ; `id` is its anchor. */
export interface Question {
  id: string;
  question: string;
  answer: readonly string[];
  bullets?: readonly string[] | undefined;
}

/** What of a question is searched. */
export const textsOf = ({ question, answer, bullets = [] }: Question) => [question, ...answer, ...bullets];
