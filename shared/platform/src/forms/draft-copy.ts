import type { Draft } from '@puente/contract/entities/draft';
import type { DraftForm } from '@puente/contract/forms/draft';
import { copyKey, sentMark } from '../session/draft-copies.ts';

export type DraftValue = DraftForm['value'];
export type ServerDraft = Pick<Draft, 'value' | 'updatedAt'>;

/** Draft of a form in this browser's storage. */
export interface DraftCopy {
  value: DraftValue;
  /** Moment of the last change in this browser, in the API's format. */
  changedAt: string;
  /** `updatedAt` of the server's draft that this copy is based on; null if the server had none. */
  base: string | null;
  /** Value that was sent last without a confirmation yet. A reload does not wait for the response. */
  tried: DraftValue | null;
  /** True when the server has the whole value. */
  sent: boolean;
}

/** Returns the server's draft as a local copy of it. */
export const copyOf = ({ value, updatedAt }: ServerDraft): DraftCopy => ({
  value,
  changedAt: updatedAt,
  base: updatedAt,
  tried: null,
  sent: true,
});

export function readCopy(user: number, name: string): DraftCopy | null {
  try {
    return copyIn(localStorage.getItem(copyKey(user, name)));
  } catch {
    return null; // blocked storage: the form starts empty
  }
}

/** Reports each copy that another tab writes. It may arrive shortly after that tab was closed. */
export function hearCopies(
  user: number,
  name: string,
  hear: (copy: DraftCopy) => void,
  signal: AbortSignal,
): void {
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      const copy = key === copyKey(user, name) ? copyIn(newValue) : null;
      if (copy) hear(copy);
    },
    { signal },
  );
}

/** Parses a stored copy; null when there is none or it is damaged. */
function copyIn(stored: string | null): DraftCopy | null {
  if (stored === null) return null;
  try {
    const sent = stored.startsWith(sentMark);
    const copy: unknown = JSON.parse(sent ? stored.slice(sentMark.length) : stored);
    return isCopy(copy) ? { ...copy, sent } : null;
  } catch {
    return null;
  }
}

export function writeCopy(user: number, name: string, { sent, ...copy }: DraftCopy): void {
  try {
    localStorage.setItem(copyKey(user, name), (sent ? sentMark : '') + JSON.stringify(copy));
  } catch {
    // Full or blocked storage: the form still works, but has no local draft.
  }
}

export function removeCopy(user: number, name: string): void {
  try {
    localStorage.removeItem(copyKey(user, name));
  } catch {
    // See above.
  }
}

function isCopy(copy: unknown): copy is Omit<DraftCopy, 'sent'> {
  if (!isRecord(copy)) return false;
  const { value, changedAt, base, tried } = copy;
  return (
    isRecord(value) &&
    (tried === null || isRecord(tried)) &&
    typeof changedAt === 'string' &&
    (base === null || typeof base === 'string')
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
