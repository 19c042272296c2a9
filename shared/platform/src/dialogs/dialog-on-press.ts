import { type ComponentType, useState } from 'react';
import { generalErrors } from '@puente/contract/general-errors';
import { showToast } from '../ui/index.ts';

/**
 * Hook for a dialog whose code is loaded on the click that opens it, or earlier: when its button is hovered or focused. A failed load shows
 * an error, and the next click retries.
 */
export function useDialogOnPress<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  function prepare() {
    load().catch(() => undefined);
  }

  function open() {
    setLoading(true);
    Promise.all([load(), untilPainted()])
      .then(
        ([loaded]) => {
          setDialog(() => loaded.default);
          setOpen(true);
        },
        () => showToast({ tone: 'danger', message: generalErrors.Network.text }),
      )
      .finally(() => setLoading(false));
  }

  return {
    /** The dialog; undefined until it has been opened. */
    Dialog,
    isOpen,
    close: () => setOpen(false),
    /** Properties of the button that opens the dialog. */
    button: {
      'aria-haspopup': 'dialog' as const,
      busy: isLoading,
      onClick: open,
      onPointerEnter: prepare,
      onFocus: prepare,
    },
  };
}

/**
 * Resolves after the next paint. A dialog makes the whole page inert, so the browser recalculates the style of every element. The button
 * must respond to the click before that.
 */
const untilPainted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
