import { marksPendingAttribute } from '@puente/contract/pending-values';

/** Opens the following pages as in development: they mark what only the owner can supply. */
export const markPending = (): void => document.documentElement.setAttribute(marksPendingAttribute, '');

/** Opens them as in production. */
export const leavePendingOut = (): void => document.documentElement.removeAttribute(marksPendingAttribute);
