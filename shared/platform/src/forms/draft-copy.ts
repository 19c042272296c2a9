import type { DraftForm } from '@puente/contract/forms/draft';
import { copyKey, sentMark } from '../session/draft-copies.ts';

export type DraftValue = DraftForm['value'];

/** A half-filled form as this browser keeps it. */
export interface DraftCopy {
  value: DraftValue;
  /** When it was last changed here, as the API writes moments. */
  changedAt: string;
  /** `updatedAt` of the server's draft that it grew from; null when the server had none. */
  base: string | null;
  /** The value sent last, while its arrival is unknown: a reload does not wait for the answer. */
  tried: DraftValue | null;
  /** The server has all of it. */
  sent: boolean;
}

export function readCopy(user: number, name: string): DraftCopy | null {
  try {
    return copyIn(localStorage.getItem(copyKey(user, name)));
  } catch {
    return null; // blocked storage: the form simply starts empty
  }
}

/** Tells each copy that another tab writes. It may arrive a moment after that tab has gone. */
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

/** What is stored under a key; null when it is damaged or nothing. */
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
    // Full or blocked storage: the form still works, it is only not kept here.
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
