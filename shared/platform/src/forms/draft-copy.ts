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
    const stored = localStorage.getItem(copyKey(user, name)) ?? '';
    const sent = stored.startsWith(sentMark);
    const copy: unknown = JSON.parse(sent ? stored.slice(sentMark.length) : stored);
    return isCopy(copy) ? { ...copy, sent } : null;
  } catch {
    return null; // blocked or damaged storage: the form simply starts empty
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
