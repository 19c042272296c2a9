import { lazy, Suspense, useState } from 'react';
import { type ComboBoxProps } from './combobox-props.ts';
import { ComboBoxPlaceholder } from './ComboBoxPlaceholder.tsx';
import { SelectInstead } from './SelectInstead.tsx';

const load = () => import(/* webpackChunkName: "combobox" */ './ComboBox.tsx');

// React keeps a rejected lazy component for ever: when the chunk cannot be had, a native list does the work.
const Heavy = lazy(() => load().catch(() => ({ default: SelectInstead })));

/** Fetches the heavy part before it is needed: on hover, or when the page is idle. */
export async function preloadComboBox(): Promise<void> {
  await load().catch(() => undefined);
}

/** A field with a list to search in. Until its code has arrived a field of the same shape stands in its place. */
export function LazyComboBox(props: ComboBoxProps) {
  const [focusedEarly, setFocusedEarly] = useState(false);
  return (
    <Suspense fallback={<ComboBoxPlaceholder {...props} onFocusChange={setFocusedEarly} />}>
      <Heavy {...props} focusOnMount={props.focusOnMount === true || focusedEarly} />
    </Suspense>
  );
}
