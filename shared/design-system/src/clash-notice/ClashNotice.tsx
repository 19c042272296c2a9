import { type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { Notice } from '../notice/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './ClashNotice.module.css';

type Whose = 'theirs' | 'mine';

/** A field that was changed here and elsewhere, with both answers in words; empty for none. */
interface ClashingField {
  name: string;
  label: string;
  theirs: string;
  mine: string;
}

export interface ClashNoticeProps {
  /** Title, with the name of the person who saved the record, if known. */
  title?: string | undefined;
  fields: readonly ClashingField[];
  /** Puts one of the two answers into the form, which initially has the user's own. */
  onChoose: (field: string, whose: Whose) => void;
  /** Further changes that came from there. */
  children?: ReactNode;
}

/**
 * Notice above a form that was not saved, because another user changed the same fields. Shows both answers of each field to choose from. It
 * takes the focus; give it another `key` for each conflict.
 */
export function ClashNotice({ title, fields, onChoose, children }: ClashNoticeProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Whose>>>({});
  return (
    <Notice tone="warning" live takesFocus title={title ?? 'Esto ha cambiado desde que lo abriste'}>
      {children}
      {fields.length > 0 && (
        <>
          <p>
            {`Tus cambios aún no se han guardado. En ${fields.length === 1 ? 'este campo' : 'estos campos'} elige con qué te quedas:`}
          </p>
          <ul className={styles.fields}>
            {fields.map(({ name, label, theirs, mine }) => {
              const other: Whose = chosen[name] === 'theirs' ? 'mine' : 'theirs';
              return (
                <li key={name} className={styles.field}>
                  <p className={styles.label}>{label}</p>
                  <dl className={styles.answers}>
                    <Answer term="Guardado" words={theirs} isUsed={other === 'mine'} />
                    <Answer term="Tuyo" words={mine} isUsed={other === 'theirs'} />
                  </dl>
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => {
                      setChosen({ ...chosen, [name]: other });
                      onChoose(name, other);
                    }}
                  >
                    <span>{other === 'theirs' ? 'Usar lo guardado' : 'Volver a lo mío'}</span>
                    <VisuallyHidden>{` en «${label}»`}</VisuallyHidden>
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p>Revísalo y vuelve a guardar.</p>
    </Notice>
  );
}

interface AnswerProps {
  term: string;
  words: string;
  isUsed: boolean;
}

const Answer = ({ term, words, isUsed }: AnswerProps) => (
  <div className={styles.answer} data-used={isUsed || undefined}>
    <dt>
      {term}
      {isUsed && <span className={styles.used}> (está en el formulario)</span>}
    </dt>
    <dd>{words === '' ? 'Sin responder' : excerptOf(words)}</dd>
  </div>
);

/** Characters of an answer that are shown: enough to tell two versions of a text apart at its beginning. */
const shown = 280;

const excerptOf = (words: string): string =>
  words.length <= shown ? words : `${words.slice(0, shown).trimEnd()}…`;
