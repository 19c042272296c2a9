import { keyOf, type PreloadedDataCache } from './preloaded-data.ts';

/** Schema of the contract that a response must match. */
interface Schema<Body> {
  safeParse: (value: unknown) => { data?: Body | undefined };
}

/** Public responses of the API that the edge itself shows: in feeds, site maps and lists for other sites. */
export class ValidatedAnswers {
  readonly #answers: PreloadedDataCache;

  constructor(answers: PreloadedDataCache) {
    this.#answers = answers;
  }

  /** Returns undefined when the API does not respond, or when the response does not match the schema. */
  async answerTo<Body>(call: string, schema: Schema<Body>): Promise<Body | undefined> {
    const early = await this.#answers.answersTo([call]);
    return schema.safeParse(early.answers[keyOf(call)]).data;
  }
}
