import { type RefObject, useRef, useState } from 'react';
import { Chip, RemovableChip } from '../chip/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './DegreePicker.module.css';
import { type PickerItem } from './picker-items.ts';

interface ChosenItemsProps {
  chosen: readonly PickerItem[];
  /** The item was preselected for the user: grey, and not removable. */
  fixed: boolean;
  /** The search box, which gets the focus when the last item is removed. */
  search: RefObject<HTMLInputElement | null>;
  onRemove: (item: PickerItem) => void;
}

/** The chosen items as chips. More than one is folded to the first. */
export function ChosenItems({ chosen, fixed, search, onRemove }: ChosenItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const shown = unfolded ? chosen : chosen.slice(0, 1);
  if (chosen.length === 0) return null;

  function removeOne(item: PickerItem) {
    onRemove(item);
    // The chip passes the focus to its neighbour. In a folded list, or after the last chip, only the search box remains.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        (list.current?.querySelector('button') ?? search.current)?.focus();
    });
  }

  return (
    <div className={styles.chosen}>
      <ul data-plain="" className={styles.chips} ref={list}>
        {shown.map((item) => (
          <li key={item.id}>
            {fixed ? (
              <Chip>{item.name}</Chip>
            ) : (
              <RemovableChip onRemove={() => removeOne(item)}>{item.name}</RemovableChip>
            )}
          </li>
        ))}
      </ul>
      {chosen.length > 1 && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span>{unfolded ? 'Ver menos' : 'Ver más'}</span>
          <VisuallyHidden>{`: ${chosen.length} elegidas`}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}
