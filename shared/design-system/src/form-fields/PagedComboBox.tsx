import { type ReactNode, useState } from 'react';
import { messages } from '@puente/contract/messages';
import { ComboBox } from '../combobox/index.ts';
import { isOther, type LoadPage, otherItem, type PickerItem, usePages } from '../degree-picker/index.ts';

export interface PagedComboBoxProps {
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  required?: boolean | undefined;
  placeholder?: string | undefined;
  /** Offers 'Otra', last. */
  withOther: boolean;
  value: PickerItem | null;
  onChange: (item: PickerItem | null) => void;
  load: LoadPage;
}

/**
 * One item of a long list that the server searches, page by page. The first page is loaded when the list is
 * opened first.
 */
export function PagedComboBox({ withOther, value, onChange, load, ...words }: PagedComboBoxProps) {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const search = text.trim();
  const pages = usePages({ load, search, selection: '', wanted: opened });
  const others = pages.items.filter(({ id }) => id !== value?.id);
  const found = value === null || isOther(value) ? pages.items : [value, ...others];
  const items = withOther && (pages.state === 'ready' || isChosen(otherItem)) ? [...found, otherItem] : found;

  function isChosen({ id }: PickerItem): boolean {
    return value?.id === id;
  }

  const nothingFound = search !== '' && pages.state === 'ready' && pages.items.length === 0;

  return (
    <ComboBox
      {...words}
      note={withOther && nothingFound ? messages.noResults : undefined}
      options={items.map(({ id, name }) => ({ id, label: name }))}
      value={value?.id ?? null}
      onChange={(id) => onChange(items.find((item) => item.id === id) ?? null)}
      onOpen={() => {
        setOpened(true);
        if (pages.state === 'failed') pages.retry();
      }}
      onSearch={setText}
      onEndReached={pages.readNext}
      loading={opened && pages.state === 'loading'}
      {...(pages.state === 'failed' && { onRetry: pages.retry })}
    />
  );
}
