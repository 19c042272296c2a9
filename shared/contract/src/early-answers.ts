/**
 * Answers of public calls that the edge writes into the HTML, so that a first view need not wait for them.
 * They are the answers that a visitor gets who is not signed in.
 */
export interface EarlyAnswers {
  /** When the API gave the oldest of them, in milliseconds since 1970. */
  at: number;
  /** Address of the call, as the browser would send it -> the body of its answer. */
  answers: Record<string, unknown>;
}

export const earlyAnswersElementId = 'early-answers';
