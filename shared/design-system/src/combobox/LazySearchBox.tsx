import { lazy, Suspense, useState } from 'react';
import { useIsDrawn } from '../field/use-is-drawn.ts';
import { type SearchBoxProps } from './combobox-props.ts';
import { SearchBoxPlaceholder } from './SearchBoxPlaceholder.tsx';
import { SelectInstead } from './SelectInstead.tsx';

const load = () => import(/* webpackChunkName: "combobox" */ './SearchBox.tsx');

// React keeps a rejected lazy component for ever: when the chunk cannot be had, a native list does the work.
const Heavy = lazy(() => load().catch(() => ({ default: SelectInstead })));

/** Fetches the heavy part before it is needed: on hover, or when the page is idle. */
export async function preloadComboBox(): Promise<void> {
  await load().catch(() => undefined);
}

/** Loads the search box, and shows a placeholder of the same shape until then. */
export function LazySearchBox(props: SearchBoxProps) {
  const [focusedEarly, setFocusedEarly] = useState(false);
  const placeholder = <SearchBoxPlaceholder {...props} onFocusChange={setFocusedEarly} />;
  // The server has no search box, and its HTML is hydrated unchanged.
  if (useIsDrawn()) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <Heavy {...props} focusOnMount={props.focusOnMount === true || focusedEarly} />
    </Suspense>
  );
}
