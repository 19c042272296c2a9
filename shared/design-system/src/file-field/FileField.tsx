import { type DragEvent, type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FileLimits } from '@puente/contract/forms/file-limits';
import { messages } from '@puente/contract/messages';
import { Button } from '../button/index.ts';
import fieldStyles from '../field/Field.module.css';
import { isThere, useFieldIds } from '../field/field-id.ts';
import { FieldError, FieldHint, type FieldWords, OptionalMark } from '../field/FieldFrame.tsx';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import { ChosenFile } from './ChosenFile.tsx';
import styles from './FileField.module.css';
import { type ShownFile } from './shown-file.ts';

export interface FileFieldProps extends FieldWords {
  name?: string | undefined;
  /** Accepted files; shown before the user chooses one. */
  limits: FileLimits;
  file: ShownFile | null;
  /** Called with any file that the user picks or drops. The form validates it and sets `problem`. */
  onSelect: (file: File) => void;
  /** Error about the file that was chosen last: an alert (§5), which replaces `error`. */
  problem?: ReactNode;
  onRemove: () => void;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Another way to provide a file, shown while there is none. */
  alternative?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Field for one file. It is picked with a button or dropped, then shown with its progress and actions. */
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
  // Announces the same error again for another file.
  const [choices, setChoices] = useState(0);
  const focusHere = useRef(false);

  function take(file: File | undefined) {
    if (file === undefined || disabled) return;
    setChoices(choices + 1);
    focusHere.current = true;
    onSelect(file);
  }

  // The focused button disappears when a file is chosen and when its upload ends: focus moves to the button that replaces it.
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
          // Choosing the same file again, after it was removed or failed, must trigger a change event.
          event.currentTarget.value = '';
        }}
      />
      <div
        ref={zone}
        // Dropping is a shortcut for pointer users; the button inside works for everybody.
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
