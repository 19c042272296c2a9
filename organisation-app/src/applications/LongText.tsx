import { useId, useState } from 'react';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import styles from './LongText.module.css';

/** Characters above which a text is cut to a few lines until the reader opens it. */
const longFrom = 320;

/** A text of an applicant, as they wrote it. */
export function LongText({ title, text }: { title: string; text: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = text.length > longFrom;
  return (
    <div className={styles.block}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <p id={id} className={styles.text} data-cut={(long && !open) || undefined}>
        {text}
      </p>
      {long && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.more}
          icon={open ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Leer menos' : 'Leer más'}
        </Button>
      )}
    </div>
  );
}
