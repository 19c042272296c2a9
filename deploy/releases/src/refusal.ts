/**
 * A request that is not allowed, in one English sentence for the user. The command line prints only the sentence: a
 * refusal is a response, not a crash.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
