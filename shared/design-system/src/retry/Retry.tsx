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
  if (rest.place === 'section') {
    return (
      <Notice
        tone="danger"
        live
        title={title}
        action={
          <Button variant="secondary" size="sm" icon="refresh" busy={busy} onClick={onRetry}>
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
        <Button icon="refresh" busy={busy} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {message}
    </EmptyState>
  );
}
