import { createPageStore } from '../page-store.ts';

interface Answer {
  label: string;
  onPress: () => void;
}

export interface Toast {
  id: number;
  tone: 'success' | 'danger' | 'info';
  message: string;
  action?: Answer;
  /** Button that replaces the cross, when closing is an answer. */
  dismissal?: Answer;
  /** Keeps the toast until it is closed, because the user needs its text to continue. */
  stays?: true;
}

interface Toasts {
  toasts: readonly Toast[];
}

export const useToasts = createPageStore<Toasts>(() => ({ toasts: [] }));

/** Milliseconds that a toast stays. With an action, or as one that stays, it is there until closed. */
const stay = 6000;
let next = 1;

/**
 * Shows a toast.
 * @returns its id, for dismissing it early
 */
export function showToast({ action, dismissal, ...toast }: Omit<Toast, 'id'>): Toast['id'] {
  const id = next++;
  useToasts.setState(({ toasts }) => ({
    toasts: [
      ...toasts,
      {
        ...toast,
        id,
        ...(action && { action: closing(id, action) }),
        ...(dismissal && { dismissal: closing(id, dismissal) }),
      },
    ],
  }));
  if (!action && toast.stays !== true) setTimeout(() => dismissToast(id), stay);
  return id;
}

/** A toast whose action was taken has nothing left to say. */
const closing = (id: number, { label, onPress }: Answer): Answer => ({
  label,
  onPress: () => {
    dismissToast(id);
    onPress();
  },
});

export const dismissToast = (id: Toast['id'] | string): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
