import { useState, type ComponentType } from 'react';
import { generalErrors } from '@puente/contract/general-errors';
import { showToast } from '../ui/index.ts';

/**
 * A window whose code comes with the press that opens it, or shortly before: when the pointer or the focus comes to its button.
 * One that cannot be had says so, and the next press asks for it again.
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
    /** Undefined until it has been opened. */
    Dialog,
    isOpen,
    close: () => setOpen(false),
    /** For the button that opens it. */
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
 * What has changed so far is on the screen. A window makes the whole page inert, for which the browser reckons the style of
 * each of its elements anew: the button has answered its press before that.
 */
const untilPainted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
