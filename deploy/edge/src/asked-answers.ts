import { type EarlyAnswerCache, keyOf } from './early-answers.ts';

/** What says whether an answer is what the contract promises. */
interface Schema<Body> {
  safeParse: (value: unknown) => { data?: Body | undefined };
}

/** The public answers of the API that the edge itself shows: in feeds, maps and lists for other sites. */
export class AskedAnswers {
  readonly #answers: EarlyAnswerCache;

  constructor(answers: EarlyAnswerCache) {
    this.#answers = answers;
  }

  /** Undefined when the API does not answer, or says something else. */
  async answerTo<Body>(call: string, schema: Schema<Body>): Promise<Body | undefined> {
    const early = await this.#answers.answersTo([call]);
    return schema.safeParse(early.answers[keyOf(call)]).data;
  }
}
