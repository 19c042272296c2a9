import * as groups from './call-groups.ts';

type Group = (typeof groups)[keyof typeof groups];
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Flat<Groups> = { [Name in keyof Groups]: Groups[Name] };

/** Type of `calls`. Made from the groups by name: the compiler cannot write the whole of it into a declaration. */
export type Calls = Flat<Together<Group>>;
export type CallName = keyof Calls;

/** Every call of the platform, by `METHOD /path`. The client knows only its type; the server serves each of them. */
export const calls = Object.assign({}, ...Object.values(groups)) as Calls;
