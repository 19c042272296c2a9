import type * as z from 'zod/mini';
import type { Call, CallKey, InputOf } from '../call.ts';
import type { OnTheWire } from '../ids.ts';

/** Query and JSON body of a call: for the API's description, the access matrix and the fuzz tests. */
export interface Example {
  query?: object;
  body?: unknown;
}

type Sent<Key, C> = OnTheWire<Omit<InputOf<Key, C>, 'params' | 'files'>>;
type Speaking<Group> = {
  [Name in keyof Group]: Group[Name] extends { query: z.ZodMiniType } | { body: z.ZodMiniType }
    ? Name
    : never;
}[keyof Group];

/** `export const applicationExamples = { … } satisfies ExamplesOf<typeof applicationCalls>;` Ids in them are those of the demo seed. */
export type ExamplesOf<Group extends Record<CallKey, Call>> = {
  [Name in Speaking<Group>]: Sent<Name, Group[Name]>;
};
