/** A problem outside the program prevents its start. The message is for the operator: a sentence for each problem, a line each. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
