import { use } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { VisuallyHidden } from '../text/index.ts';
import { loadingText } from './combobox-props.ts';

interface SearchBoxStatusProps {
  loading: boolean;
  emptyText: string;
  note: string | undefined;
  /** How many there are, when the list holds only a part of them: react-aria counts that part. */
  total: number | undefined;
  /** react-aria counts in a region at the end of the page, which is silent while a modal dialog is open. */
  countHere: boolean;
}

/** Says politely what the list shows: that it loads, that it is empty, how much it found. */
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
