import { noteChunk } from '@puente/platform/pages';

/** Loads the rules with the table of degrees, which visitors do not need. */
async function loadRules() {
  noteChunk('match');
  const { matchedProject, matchedStudent, matchOf } = await import(
    /* webpackChunkName: "match" */ '@puente/contract/match'
  );
  return { matchedProject, matchedStudent, matchOf };
}

/** Query for the published rules of the match (contract, match.ts). */
export const matchRules = () => ({
  queryKey: ['match-rules'],
  queryFn: loadRules,
  staleTime: Infinity,
});
