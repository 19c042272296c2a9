import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { type HeadingLevel } from '../heading/index.ts';
import { Notice } from '../notice/index.ts';

interface RetryBase {
  /** What could not be loaded. */
  title: string;
  /** Why, in a sentence. */
  message: string;
  /** It is being tried again. */
  busy: boolean;
  onRetry: () => void;
}

export type RetryProps = RetryBase &
  (
    | {
        /** In the place of the page, or of the one thing that the page is about. */
        place: 'page';
        /** 1 in the place of the whole page; less when a heading is above it. */
        headingLevel?: HeadingLevel | undefined;
      }
    | {
        /** One section among others that are there: smaller, and screen readers say it at once. */
        place: 'section';
      }
  );

/** Something could not be loaded, and can be asked for again. */
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

/** The pressed button goes when it is tried again. Focus stays in the dialog or the page, or the next Tab would begin anew. */
function useFocusKept(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const pressed = button.current;
    const title = pressed?.closest('dialog')?.querySelector<HTMLElement>('[data-dialog-title]');
    const around = title ?? pressed?.closest('main');
    return () => {
      // The cleanup of a layout effect runs while the button is still in the page.
      if (document.activeElement === pressed) around?.focus({ preventScroll: true });
    };
  }, [button]);
}
