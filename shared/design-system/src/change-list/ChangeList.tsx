import { DescriptionList } from '../description-list/index.ts';
import { Heading, type HeadingProps } from '../heading/index.ts';
import { Stack } from '../layout/index.ts';
import { PlainText } from '../plain-text/index.ts';
import { Text } from '../text/index.ts';
import { WordDifferences } from '../word-differences/index.ts';
import styles from './ChangeList.module.css';

export interface RecordedChange {
  /** Name of the field, as the form calls it. */
  field: string;
  /** Values in words; '' for none. Undefined for a value that is not kept. */
  before?: string | undefined;
  after?: string | undefined;
}

export interface ChangeListProps {
  changes: readonly RecordedChange[];
  headingLevel: HeadingProps['level'];
  /** Compares short and empty values word by word, too: of texts that people write. */
  isProse?: boolean | undefined;
  /** Sentence for a change of which neither value is kept. */
  unkept?: string | undefined;
}

/** Length from which two values are compared word by word. Shorter ones are read faster next to each other. */
const comparedFrom = 40;

/** Fields of a change, each with its value before and after, or with the words that differ in a long text. */
export function ChangeList({
  changes,
  headingLevel,
  isProse = false,
  unkept = 'No se guarda el valor.',
}: ChangeListProps) {
  return (
    <Stack gap={4}>
      {changes.map((change) => (
        <Stack key={change.field} gap={2}>
          <Heading level={headingLevel} size="sm">
            {change.field}
          </Heading>
          <Values change={change} isProse={isProse} unkept={unkept} />
        </Stack>
      ))}
    </Stack>
  );
}

interface ValuesProps {
  change: RecordedChange;
  isProse: boolean;
  unkept: string;
}

function Values({ change: { before, after }, isProse, unkept }: ValuesProps) {
  if (before === undefined && after === undefined) return <Text tone="muted">{unkept}</Text>;
  const isLong = before && after && Math.max(before.length, after.length) >= comparedFrom;
  if (before !== undefined && after !== undefined && (isProse || isLong))
    return (
      <div className={styles.value}>
        <WordDifferences before={before} after={after} />
      </div>
    );
  return (
    <DescriptionList
      items={[
        { term: 'Antes', value: before },
        { term: 'Después', value: after },
      ].flatMap(({ term, value }) =>
        value === undefined ? [] : [{ term, description: <PlainText text={value || 'Nada'} /> }],
      )}
    />
  );
}
