import { type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import styles from './Chip.module.css';

export interface RemovableChipProps {
  children: ReactNode;
  onRemove: () => void;
  /** The name of the button. By default 'Quitar' and the chip's text. */
  removeLabel?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A chosen item that a click removes. The whole chip is the button: a large target with one name. After the removal the focus moves to the
 * neighbour, so that it is not lost.
 */
export function RemovableChip({ children, onRemove, removeLabel, disabled, ref }: RemovableChipProps) {
  const label = removeLabel ?? (typeof children === 'string' ? `Quitar ${children}` : undefined);
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.chip, styles.button)}
      data-tone="accent"
      data-removable=""
      aria-label={label}
      disabled={disabled}
      onClick={(event) => {
        const next = neighbour(event.currentTarget);
        onRemove();
        next?.focus();
      }}
    >
      <span>{children}</span>
      <Icon name="close" />
    </button>
  );
}

/** Returns the next chip in the same group, or else the previous one. A group is the nearest list, or the parent. */
function neighbour(chip: HTMLElement): HTMLElement | undefined {
  const group = chip.closest('ul, ol, [role="group"]') ?? chip.parentElement;
  const chips = [...(group?.querySelectorAll<HTMLElement>('[data-removable]') ?? [])];
  const index = chips.indexOf(chip);
  return chips[index + 1] ?? chips[index - 1];
}
