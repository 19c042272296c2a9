import { useState } from 'react';
import { type FacetChoice } from './facet-choice.ts';

/**
 * Shows a choice at once, rendering only its own filter. The address changes after the page has rendered, and without this the filter would
 * jump back until then.
 */
export function useShownAtOnce({ chosen, onChoose }: Pick<FacetChoice, 'chosen' | 'onChoose'>) {
  const known = chosen.join('\n');
  const [asked, setAsked] = useState<{ since: string; values: readonly string[] } | null>(null);
  // The address has changed, by this choice or by another.
  if (asked !== null && asked.since !== known) setAsked(null);
  return {
    shown: asked?.since === known ? asked.values : chosen,
    choose: (values: string[]) => {
      setAsked({ since: known, values });
      onChoose(values);
    },
  };
}
