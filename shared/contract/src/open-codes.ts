import { alertKindCodes } from './constants/alert-kinds.ts';
import { collaborationEventCodes } from './constants/collaborations.ts';
import { mergedPartCodes } from './constants/merges.ts';
import { messageKindCodes, serviceMessageKinds } from './constants/message-kinds.ts';

/**
 * Lists of codes that any release may extend (as JSON). A client leaves out what it does not know, so a longer list in a
 * response breaks nobody. A code of any other list is a promise that nothing else will come.
 */
export const openCodes: ReadonlySet<string> = new Set(
  [
    alertKindCodes,
    collaborationEventCodes,
    [...messageKindCodes, ...serviceMessageKinds],
    mergedPartCodes,
  ].map((codes) => JSON.stringify(codes)),
);

/** Word of OpenAPI descriptions for such a list (Zalando's guidelines, rule 112). */
export const extensible = 'x-extensible-enum';
