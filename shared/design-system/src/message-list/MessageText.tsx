import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import type { RichTextProps } from '../rich-text/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Text, VisuallyHidden } from '../text/index.ts';
import styles from './MessageList.module.css';

type RichText = ComponentType<RichTextProps>;

/** The sanitiser's module, which is loaded with the first opened message and cached. */
let loaded: RichText | undefined;

async function loadRichText(): Promise<RichText> {
  const module = await import(/* webpackChunkName: "richText" */ '../rich-text/index.ts');
  loaded = module.RichText;
  return loaded;
}

/** Untrusted HTML, rendered once the sanitiser is loaded. Not `lazy`: React caches a failed load forever. */
export function MessageText(props: RichTextProps) {
  const [Rich, setRich] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (Rich !== undefined) return;
    let wanted = true;
    loadRichText().then(
      (component) => wanted && setRich(() => component),
      () => wanted && setFailed(true),
    );
    return () => void (wanted = false);
  }, [Rich, attempt]);

  if (Rich !== undefined) return <Rich {...props} />;
  if (!failed) {
    return (
      <>
        <VisuallyHidden role="status">Abriendo el mensaje</VisuallyHidden>
        <Skeleton lines={3} />
      </>
    );
  }
  return (
    <div className={styles.failed}>
      <Text role="status">No hemos podido abrir el mensaje.</Text>
      <Button
        variant="secondary"
        size="sm"
        icon="refresh"
        onClick={() => {
          setFailed(false);
          setAttempt(attempt + 1);
        }}
      >
        Reintentar
      </Button>
    </div>
  );
}
