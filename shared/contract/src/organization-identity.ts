/** Data that staff check when they verify an organisation. */
interface Identity {
  name: string;
  web: string | null;
}

/**
 * Tells whether a change of name or web removes the verification, and talent access with it, until staff check again.
 * @param change as stored: an empty web is null, and missing fields do not change
 */
export const changesIdentity = (
  known: Identity,
  change: { [Field in keyof Identity]?: Identity[Field] | undefined },
): boolean =>
  (change.name !== undefined && change.name !== known.name) ||
  (change.web !== undefined && change.web !== known.web);
