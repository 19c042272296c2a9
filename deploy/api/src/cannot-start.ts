/** A problem outside the program prevents its start. The message is one sentence for the operator. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
