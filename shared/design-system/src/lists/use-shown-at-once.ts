import { useState } from 'react';
import { type FacetChoice } from './facet-choice.ts';

/**
 * A choice shows at once, and draws only its own filter: the address has it once the page has been drawn for it, and until
 * then the filter would jump back under the visitor's hand.
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
