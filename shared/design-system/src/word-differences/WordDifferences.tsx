import { wordDifferences, type WordRun } from '@puente/contract/word-differences';
import { VisuallyHidden } from '../text/index.ts';
import styles from './WordDifferences.module.css';

export interface WordDifferencesProps {
  before: string;
  after: string;
}

/** Words that are kept on each side of a difference. */
const around = 20;

/**
 * Two versions of a text as one: removed words crossed out, added words underlined, and long passages that stay the same left out. Screen
 * readers hear before each difference whether it was removed or added.
 */
export function WordDifferences({ before, after }: WordDifferencesProps) {
  const runs = wordDifferences(before, after);
  if (runs.every(({ kind }) => kind === 'same')) return <p className={styles.none}>El texto no cambia.</p>;
  return (
    <div className={styles.text}>
      {runs.map((run, index) => (
        <Run key={index} run={run} isFirst={index === 0} isLast={index === runs.length - 1} />
      ))}
    </div>
  );
}

interface RunProps {
  run: WordRun;
  isFirst: boolean;
  isLast: boolean;
}

function Run({ run: { kind, text }, isFirst, isLast }: RunProps) {
  if (kind === 'removed')
    return (
      <del className={styles.removed}>
        <VisuallyHidden>{' [Quitado: '}</VisuallyHidden>
        {text}
        <VisuallyHidden>{'] '}</VisuallyHidden>
      </del>
    );
  if (kind === 'added')
    return (
      <ins className={styles.added}>
        <VisuallyHidden>{' [Añadido: '}</VisuallyHidden>
        {text}
        <VisuallyHidden>{'] '}</VisuallyHidden>
      </ins>
    );
  return shortened(text, isFirst, isLast);
}

/** The words of a passage next to the differences around it. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const words = text.split(/(?<=\S)(?=\s)/);
  if (words.length <= 3 * around) return text;
  const head = isFirst ? '' : words.slice(0, around).join('');
  const tail = isLast ? '' : words.slice(-around).join('');
  return `${head} […]${tail}`.trimStart();
}
