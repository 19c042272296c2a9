import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { type HeadingLevel } from '../heading/index.ts';
import { Notice } from '../notice/index.ts';

interface RetryBase {
  /** Name of what could not be loaded. */
  title: string;
  /** Reason, in one sentence. */
  message: string;
  /** True while the retry is running. */
  busy: boolean;
  onRetry: () => void;
}

export type RetryProps = RetryBase &
  (
    | {
        /** Replaces the page, or its main content. */
        place: 'page';
        /** 1 when it replaces the whole page; less when there is a heading above it. */
        headingLevel?: HeadingLevel | undefined;
      }
    | {
        /** Replaces one of several sections: smaller, and announced at once. */
        place: 'section';
      }
  );

/** Error message for a failed load, with a button to retry. */
export function Retry({ title, message, busy, onRetry, ...rest }: RetryProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusKept(button);
  if (rest.place === 'section') {
    return (
      <Notice
        tone="danger"
        live
        title={title}
        action={
          <Button ref={button} variant="secondary" size="sm" icon="refresh" busy={busy} onClick={onRetry}>
            Reintentar
          </Button>
        }
      >
        {message}
      </Notice>
    );
  }
  return (
    <EmptyState
      headingLevel={rest.headingLevel ?? 1}
      icon="warning"
      title={title}
      action={
        <Button ref={button} icon="refresh" busy={busy} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {message}
    </EmptyState>
  );
}

/** Keeps the focus in the dialog or the page when the clicked button disappears. Otherwise the next Tab would start from the top. */
function useFocusKept(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const pressed = button.current;
    const title = pressed?.closest('dialog')?.querySelector<HTMLElement>('[data-dialog-title]');
    const around = title ?? pressed?.closest('main');
    return () => {
      // The cleanup of a layout effect runs while the button is still in the document.
      if (document.activeElement === pressed) around?.focus({ preventScroll: true });
    };
  }, [button]);
}
