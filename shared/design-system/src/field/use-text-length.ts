import { type Ref, useCallback, useEffect, useRef, useState } from 'react';

/**
 * The length of the text in a text area, whether the user, a parent (`value`) or a form library writes it.
 * The library sets the element's value without an event: its change is seen at the next render.
 */
export function useTextLength(ref: Ref<HTMLTextAreaElement> | undefined, value: unknown) {
  const element = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(typeof value === 'string' ? value.length : 0);

  const measure = useCallback(() => setLength(element.current?.value.length ?? 0), []);

  const attach = useCallback(
    (node: HTMLTextAreaElement | null) => {
      element.current = node;
      const cleanUp = typeof ref === 'function' ? ref(node) : undefined;
      if (typeof ref === 'object' && ref !== null) ref.current = node;
      return () => {
        element.current = null;
        if (typeof cleanUp === 'function') cleanUp();
        else if (typeof ref === 'function') ref(null);
        else if (typeof ref === 'object' && ref !== null) ref.current = null;
      };
    },
    [ref],
  );

  useEffect(measure);

  return { length, attach, measure };
}
