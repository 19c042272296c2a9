import { create } from 'zustand';

interface Answer {
  label: string;
  onPress: () => void;
}

export interface Toast {
  id: number;
  tone: 'success' | 'danger' | 'info';
  message: string;
  action?: Answer;
  /** Words in the place of the cross, where closing it is an answer too. */
  dismissal?: Answer;
  /** Keeps it until it is closed: what it says is needed to go on, and nobody has to hurry. */
  stays?: true;
}

interface Toasts {
  toasts: readonly Toast[];
}

export const useToasts = create<Toasts>()(() => ({ toasts: [] }));

/** Milliseconds that a toast stays. With an action, or as one that stays, it is there until closed. */
const stay = 6000;
let next = 1;

/** @returns its id, for who has a reason to dismiss it before the person does */
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
