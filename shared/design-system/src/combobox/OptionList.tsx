import { use, useEffect, useEffectEvent, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './ComboBox.module.css';
import { type ComboBoxOption, loadingText } from './combobox-props.ts';

/** Distance from the end of the list, in pixels, at which the next page is loaded. */
const endDistance = 100;

interface OptionListProps {
  count: number;
  loading: boolean;
  emptyText: string;
  note: string | undefined;
  onEndReached: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

/** Content of the open list. A click on it must not take the focus from the box, which would lose the typed text. */
export function OptionList({ count, loading, emptyText, note, onEndReached, onRetry }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  // react-aria draws the options after the render that brings them: until then the list is shorter than it will be.
  const drawn = use(ComboBoxStateContext)?.collection.size ?? 0;
  const isDrawn = drawn >= count;
  const readOnUnlessFull = useEffectEvent(() => {
    if (isDrawn && list.current !== null && !isFull(list.current)) onEndReached?.();
  });
  // A page that does not fill the list cannot be scrolled to its end.
  useEffect(() => readOnUnlessFull(), [drawn, loading]);

  return (
    <>
      {note !== undefined && (
        <div role="presentation" className={styles.empty} onMouseDown={(event) => event.preventDefault()}>
          {note}
        </div>
      )}
      <ListBox<ComboBoxOption>
        ref={list}
        className={styles.list ?? ''}
        renderEmptyState={() => (
          <div role="presentation" className={styles.empty} onMouseDown={(event) => event.preventDefault()}>
            {loading ? loadingText : emptyText}
          </div>
        )}
        onScroll={(event) => isDrawn && isNearEnd(event.currentTarget) && onEndReached?.()}
      >
        {(option: ComboBoxOption) => (
          <ListBoxItem className={styles.option ?? ''} id={option.id} textValue={option.label}>
            {({ isSelected }) => (
              <>
                <Text slot="label">{option.label}</Text>
                {isSelected && <Icon name="check" />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
      {onRetry !== undefined && (
        <div role="presentation" className={styles.retry} onMouseDown={(event) => event.preventDefault()}>
          <Button size="sm" variant="secondary" onClick={onRetry}>
            Reintentar
          </Button>
        </div>
      )}
    </>
  );
}

const isFull = (list: Element): boolean => list.scrollHeight > list.clientHeight;

const isNearEnd = (list: Element): boolean =>
  list.scrollHeight - list.scrollTop - list.clientHeight < endDistance;
