/** `id` is the anchor. */
export interface Question {
  id: string;
  question: string;
  answer: readonly string[];
  bullets?: readonly string[] | undefined;
}

export const textsOf = ({ question, answer, bullets = [] }: Question) => [question, ...answer, ...bullets];
