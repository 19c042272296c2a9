/** Something outside the program is in the way; the message is one sentence for the operator. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
