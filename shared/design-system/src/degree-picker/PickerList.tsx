import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../button/index.ts';
import { type FieldIds } from '../field/field-id.ts';
import { Icon } from '../icon/index.ts';
import { listId, optionId } from './picker-ids.ts';
import { type ListState, type PickerItem, type PickerMode } from './picker-items.ts';
import comboBoxStyles from '../combobox/ComboBox.module.css';
import styles from './DegreePicker.module.css';

/** Within this many pixels of the list's end the next page is read (§9). */
const endDistance = 100;

interface PickerListProps {
  ids: FieldIds;
  offered: readonly PickerItem[];
  chosen: readonly PickerItem[];
  mode: PickerMode;
  active: number | null;
  state: ListState;
  /** What the list shows, in words: that it loads, how much was found. */
  words: string;
  onTake: (item: PickerItem) => void;
  onNearEnd: () => void;
  onRetry: () => void;
}

export function PickerList({
  ids,
  offered,
  chosen,
  mode,
  active,
  state,
  words,
  onTake,
  onNearEnd,
  onRetry,
}: PickerListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const readOnWhenShort = useEffectEvent(() => {
    if (list.current !== null && isNearEnd(list.current)) onNearEnd();
  });
  // A page that does not fill the list can never be scrolled to its end.
  useEffect(() => readOnWhenShort(), [offered.length, state]);

  const isEmpty = offered.length === 0;
  // Near the end of the window, or of a dialog, the list would open out of sight.
  useEffect(() => {
    // Its promise, which newer browsers give, is no cleanup.
    void popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isEmpty]);

  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div className={styles.popup} ref={popup}>
      <div
        className={styles.list}
        ref={list}
        id={listId(ids)}
        role="listbox"
        aria-labelledby={ids.label}
        aria-multiselectable={mode === 'multiple' || undefined}
        aria-busy={state === 'loading' || undefined}
        onScroll={(event) => isNearEnd(event.currentTarget) && onNearEnd()}
      >
        {offered.map((item, index) => {
          const isChosen = chosen.some(({ id }) => id === item.id);
          return (
            // The keys are the search box's: focus never comes here.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={item.id}
              tabIndex={-1}
              id={optionId(ids, index)}
              role="option"
              aria-selected={isChosen}
              className={comboBoxStyles.option}
              data-selected={isChosen || undefined}
              data-focused={index === active || undefined}
              // The pointer must not take focus from the search box.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onTake(item)}
            >
              {item.name}
              {isChosen && <Icon name="check" />}
            </div>
          );
        })}
      </div>
      {isEmpty && state !== 'failed' && <p className={comboBoxStyles.empty}>{words}</p>}
      {state === 'failed' && (
        <div className={styles.failed}>
          <p>{words}</p>
          <Button size="sm" variant="secondary" onClick={onRetry}>
            Reintentar
          </Button>
        </div>
      )}
    </div>
  );
}

const isNearEnd = (list: Element): boolean =>
  list.scrollHeight - list.scrollTop - list.clientHeight < endDistance;
