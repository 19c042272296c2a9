import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { knownPassword } from './account.ts';
import { requiredText } from './fields.ts';

/** Form of staff to see the platform as another person. The reason stays in the trail and in the person's security log. */
export const viewReason = z.strictObject({
  reason: requiredText(limits.view.reason.min, limits.view.reason.max),
  password: knownPassword,
});

export const newView = z.extend(viewReason, { user: ids.user });
