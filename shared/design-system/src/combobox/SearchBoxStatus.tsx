import { use } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { VisuallyHidden } from '../text/index.ts';
import { loadingText } from './combobox-props.ts';

interface SearchBoxStatusProps {
  loading: boolean;
  emptyText: string;
  note: string | undefined;
  /** Total number of options when the list holds only a part. react-aria counts that part. */
  total: number | undefined;
  /** react-aria announces its count in a region at the end of the page, which is silent while a modal dialog is open. True then. */
  countHere: boolean;
}

/** Announces the state of the list politely: loading, empty, or the number of results. */
export function SearchBoxStatus({ loading, emptyText, note, total, countHere }: SearchBoxStatusProps) {
  const state = use(ComboBoxStateContext);
  // react-aria hides the rest of the page while the list is open, except what carries its announcer's mark.
  return (
    <VisuallyHidden role="status" data-live-announcer="true">
      {words()}
    </VisuallyHidden>
  );

  function words(): string {
    if (state === null || !state.isOpen) return '';
    if (loading) return loadingText;
    const count = total ?? state.collection.size;
    if (count === 0) return emptyText;
    if (note !== undefined) return note;
    if (total === undefined && !countHere) return '';
    return count === 1 ? '1 resultado' : `${count} resultados`;
  }
}
