/** Something outside the program is in the way; the message is one sentence for whoever started it. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
