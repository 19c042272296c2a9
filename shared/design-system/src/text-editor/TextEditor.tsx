import { type FocusEvent, lazy, Suspense, useEffect, useState } from 'react';
import { CharacterCounter } from '../field/CharacterCounter.tsx';
import { isThere, useFieldIds } from '../field/field-id.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { SourceArea } from './SourceArea.tsx';
import { type TextEditorProps } from './text-editor-props.ts';
import styles from './TextEditor.module.css';

const load = () => import(/* webpackChunkName: "textEditor" */ './EditorBox.tsx');

// It is rendered only after its chunk has arrived: React keeps a rejected lazy component for ever.
const Heavy = lazy(load);

/** Fetches the heavy part before it is needed. */
export async function preloadTextEditor(): Promise<void> {
  await load().catch(() => undefined);
}

/**
 * A text of staff with headings, lists, links and pictures. Until the editor has loaded, and when it cannot be had, the
 * browser's own field has the same text with its form written out.
 */
export function TextEditor({
  label,
  name,
  hint,
  error,
  optional,
  maxLength,
  onBlur,
  ...box
}: TextEditorProps) {
  const ids = useFieldIds({ name, hint, error });
  const describedBy = [ids.describedBy, maxLength !== undefined && ids.counter].filter(Boolean).join(' ');
  const [isTyping, setTyping] = useState(false);
  const isLoaded = useIsLoaded();
  const shared = { ...box, ids, describedBy: describedBy || undefined, invalid: isThere(error) };

  const waiting = (
    <>
      <div className={styles.waitingBar} />
      <SourceArea {...shared} onFocusChange={setTyping} />
    </>
  );

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  }

  return (
    <FieldFrame
      isGroup
      ids={ids}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      after={
        maxLength === undefined ? undefined : (
          <CharacterCounter id={ids.counter} length={box.value.length} limit={maxLength} />
        )
      }
    >
      <div role="presentation" className={styles.frame} onBlur={leave}>
        {/* The field is not replaced under the hands of a user who types. */}
        {isLoaded && !isTyping ? (
          <Suspense fallback={waiting}>
            <Heavy {...shared} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </FieldFrame>
  );
}

/** Loads the editor. False until then, on the server and when its chunk cannot be had. */
function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isMounted = true;
    load().then(
      () => isMounted && setLoaded(true),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return isLoaded;
}
