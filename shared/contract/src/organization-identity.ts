/** What staff looked at when they verified an organisation. */
interface Identity {
  name: string;
  web: string | null;
}

/**
 * Whether a change takes the mark 'verified', and talent access with it, until staff look again: they verified this name and this web.
 * @param change as it is stored: an empty web is null; what is left out stays as it is
 */
export const changesIdentity = (
  known: Identity,
  change: { [Field in keyof Identity]?: Identity[Field] | undefined },
): boolean =>
  (change.name !== undefined && change.name !== known.name) ||
  (change.web !== undefined && change.web !== known.web);
