import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { type HeadingLevel } from '../heading/index.ts';
import { useNow } from '../now/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Text, VisuallyHidden } from '../text/index.ts';
import { MessageItem } from './MessageItem.tsx';
import styles from './MessageList.module.css';
import { type MessagesState, type ShownMessage } from './messages.ts';
import { MessageText } from './MessageText.tsx';
import { RelativeTime } from './RelativeTime.tsx';

export interface MessageListProps extends MessagesState {
  /** Level of the heading when the list is empty. */
  headingLevel?: HeadingLevel | undefined;
}

/** Messages by subject and age. A clicked message opens in full, in a dialog. */
export function MessageList({ headingLevel = 3, ...centre }: MessageListProps) {
  const now = useNow();
  const { list, expectMore } = useFocusOnNew(centre.messages.length);

  if (centre.state === 'loading') return <Loading />;
  if (centre.state === 'failed') return <Failed busy={centre.retrying} onRetry={centre.onRetry} />;
  if (centre.messages.length === 0) {
    return (
      <EmptyState icon="bell" headingLevel={headingLevel} title="No tienes comunicaciones">
        Aquí te contaremos cómo van tus solicitudes y qué proyectos nuevos encajan contigo.
      </EmptyState>
    );
  }
  return (
    <div className={styles.messages}>
      <ul data-plain="" className={styles.list} ref={list}>
        {centre.messages.map((message) => (
          <li key={message.id}>
            <MessageItem message={message} now={now} onOpen={() => centre.onOpen(message)} />
          </li>
        ))}
      </ul>
      {centre.hasOlder && (
        <div className={styles.older}>
          {centre.older === 'failed' && (
            <Text size="sm" tone="muted" role="status">
              No hemos podido cargar más. Inténtalo de nuevo.
            </Text>
          )}
          <Button
            variant="secondary"
            size="sm"
            busy={centre.older === 'loading'}
            onClick={() => {
              expectMore();
              centre.onOlder();
            }}
          >
            Ver notificaciones antiguas
          </Button>
        </div>
      )}
      <MessageDialog message={centre.opened} now={now} onClose={centre.onClose} />
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <VisuallyHidden role="status">Cargando las comunicaciones</VisuallyHidden>
      <Skeleton lines={2} />
      <Skeleton lines={2} />
      <Skeleton lines={2} />
    </div>
  );
}

/** Quiet: the user did not ask to load them just now (§8). */
function Failed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <Text tone="muted">No hemos podido cargar las comunicaciones.</Text>
      <Button variant="secondary" size="sm" icon="refresh" busy={busy} onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}

/** Moves the focus to the first new message after loading more, because the button may be gone. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const countBefore = useRef<number | null>(null);

  useLayoutEffect(() => {
    const before = countBefore.current;
    if (before === null || count <= before) return;
    countBefore.current = null;
    // Do not move the focus if the user has moved it elsewhere.
    const { activeElement } = document;
    if (activeElement !== document.body && !list.current?.parentElement?.contains(activeElement)) return;
    list.current?.children[before]?.querySelector('button')?.focus();
  }, [count]);

  return { list, expectMore: () => void (countBefore.current = count) };
}

interface MessageDialogProps {
  /** None: nothing is open. */
  message: ShownMessage | null;
  now: number;
  onClose: () => void;
}

/** The whole message over the page (§2). Following a link of it closes it. */
function MessageDialog({ message, now, onClose }: MessageDialogProps) {
  return (
    <Dialog open={message !== null} onClose={onClose} title={message?.notification_subject}>
      {message && (
        <div className={styles.message}>
          <Text as="div" size="sm" tone="muted">
            <RelativeTime moment={message.createdAt} now={now} />
          </Text>
          <MessageText html={message.notification_message} headingLevel={3} onFollow={onClose} />
        </div>
      )}
    </Dialog>
  );
}
