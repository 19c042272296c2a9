/**
 * Something that was asked for and may not be done, in one English sentence for the person who asked.
 * The command line prints the sentence alone: a refusal is an answer, not a crash.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
