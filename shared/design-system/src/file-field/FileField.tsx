import type { FileLimits } from '@puente/contract/forms/file-limits';
import { messages } from '@puente/contract/messages';
import { useId, useLayoutEffect, useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../button/index.ts';
import { isThere, useFieldIds } from '../field/field-id.ts';
import { FieldError, FieldHint, OptionalMark, type FieldWords } from '../field/FieldFrame.tsx';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { type ShownFile } from './shown-file.ts';
import fieldStyles from '../field/Field.module.css';
import styles from './FileField.module.css';

export interface FileFieldProps extends FieldWords {
  name?: string | undefined;
  /** What is taken: told before a file is chosen. */
  limits: FileLimits;
  file: ShownFile | null;
  /** Any file the person picks or drops. Whether it is allowed is for the form to say, in `problem`. */
  onSelect: (file: File) => void;
  /** What is wrong with the file that was chosen last: an alert (§5), in the place of `error`. */
  problem?: ReactNode;
  onRemove: () => void;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Another way to a file than choosing one, while there is none. */
  alternative?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One file: picked with a button or dropped, then shown with its progress and what can be done with it. */
export function FileField({
  label,
  hint,
  error: formError,
  problem,
  optional,
  name,
  limits,
  file,
  onSelect,
  onRemove,
  onCancel,
  onRetry,
  alternative,
  required,
  disabled = false,
  ref,
}: FileFieldProps) {
  const error = isThere(problem) ? problem : formError;
  const ids = useFieldIds({ name, hint, error });
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const typesId = useId();
  // The same words about another file are said again.
  const [choices, setChoices] = useState(0);
  const focusHere = useRef(false);

  function take(file: File | undefined) {
    if (file === undefined || disabled) return;
    setChoices(choices + 1);
    focusHere.current = true;
    onSelect(file);
  }

  // The button with focus goes when a file is chosen, and when its upload ends: another one takes its place.
  useLayoutEffect(() => {
    if (focusHere.current && document.activeElement === document.body)
      zone.current?.querySelector('button')?.focus();
  });

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <div
      className={fieldStyles.field}
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      data-invalid={isThere(error) || undefined}
    >
      <span className={fieldStyles.label} id={ids.label}>
        {label}
        <OptionalMark optional={optional} />
        {required === true && <VisuallyHidden> (obligatorio)</VisuallyHidden>}
      </span>
      <FieldHint id={ids.hint}>{hint}</FieldHint>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={limits.extensions.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          // The same file again, after it was removed or failed, must count as a choice.
          event.currentTarget.value = '';
        }}
      />
      <div
        ref={zone}
        // The drop is a shortcut for the pointer: the button inside does the same for every user.
        role="presentation"
        className={styles.zone}
        data-over={over || undefined}
        data-filled={file !== null || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onFocus={() => (focusHere.current = true)}
        onBlur={() => (focusHere.current = false)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {file === null ? (
          <div className={styles.invitation}>
            <Icon name="upload" className={styles.invitationIcon} />
            <p className={styles.dropWords}>Arrastra aquí tu archivo o </p>
            <Button
              ref={ref}
              id={ids.control}
              variant="secondary"
              size="sm"
              disabled={disabled}
              aria-describedby={[ids.describedBy, typesId].filter(Boolean).join(' ')}
              onClick={() => input.current?.click()}
            >
              Elegir archivo
            </Button>
            <p className={styles.types} id={typesId}>
              {messages.fileLimits(limits)}
            </p>
            {alternative}
          </div>
        ) : (
          <ChosenFile file={file} onCancel={onCancel} onRetry={onRetry} onRemove={onRemove} />
        )}
      </div>
      <FieldError key={choices} id={ids.error} alert={isThere(problem)}>
        {error}
      </FieldError>
    </div>
  );
}
