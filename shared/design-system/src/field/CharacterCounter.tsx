import { useEffect, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './Field.module.css';

/** Long enough for a pause in typing: a screen reader must not count every key. */
const quietMilliseconds = 1000;
const numbers = new Intl.NumberFormat('es-ES');

export interface CharacterCounterProps {
  id: string;
  length: number;
  limit: number;
}

export function CharacterCounter({ id, length, limit }: CharacterCounterProps) {
  const words = remaining(length, limit);
  const [announced, setAnnounced] = useState('');
  const [initialWords] = useState(words);

  useEffect(() => {
    if (words === initialWords) return;
    const timer = setTimeout(() => setAnnounced(words), quietMilliseconds);
    return () => clearTimeout(timer);
  }, [words, initialWords]);

  return (
    <div className={styles.counter} data-over={length > limit || undefined}>
      <VisuallyHidden id={id}>{`Máximo ${numbers.format(limit)} caracteres`}</VisuallyHidden>
      <span aria-hidden="true">
        {length > limit && <Icon name="warning" />}
        <span>{` ${numbers.format(length)} / ${numbers.format(limit)}`}</span>
      </span>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
}

function remaining(length: number, limit: number): string {
  const left = limit - length;
  if (left < 0) return left === -1 ? 'Te sobra 1 carácter' : `Te sobran ${numbers.format(-left)} caracteres`;
  return left === 1 ? 'Te queda 1 carácter' : `Te quedan ${numbers.format(left)} caracteres`;
}
