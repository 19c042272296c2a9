import type { TextVersion } from '@puente/contract/entities/staff-text';
import { Button } from '@puente/design-system/button';
import { ChangeList } from '@puente/design-system/change-list';
import { DescriptionList } from '@puente/design-system/description-list';
import { Disclosure } from '@puente/design-system/disclosure';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { momentWords } from './moment-words.ts';
import styles from './StaffTexts.module.css';

interface VersionItemProps<Field extends string, Values> {
  version: TextVersion<Field, Values>;
  /** The version before; undefined for the first one, and for one whose former versions are not loaded. */
  before: TextVersion<Field, Values> | undefined;
  isCurrent: boolean;
  words: Readonly<Record<Field, string>>;
  valueOf: (values: Values, field: Field) => string;
  onRestore: () => void;
}

/** A saved state of a text: when, by whom, and what changed in it. */
export function VersionItem<Field extends string, Values>({
  version: { savedAt, who, changed, values },
  before,
  isCurrent,
  words,
  valueOf,
  onRestore,
}: VersionItemProps<Field, Values>) {
  const when = momentWords(savedAt);
  const shown = changed.length > 0 ? changed : fieldsOf(words);
  return (
    <Stack gap={2}>
      <Cluster gap={3}>
        <Text>
          <strong>{when}</strong>
          {who === null ? '' : `, ${who}`}
        </Text>
        {isCurrent ? (
          <Text size="sm" tone="muted">
            La de ahora
          </Text>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            aria-label={`Restaurar la versión del ${when}`}
            onClick={onRestore}
          >
            Restaurar
          </Button>
        )}
      </Cluster>
      <Text size="sm" tone="muted">
        {changed.length === 0
          ? 'Primera versión.'
          : `Cambió: ${listed(changed.map((field) => words[field]))}.`}
      </Text>
      {before && (
        <Disclosure summary={`Qué cambió el ${when}`}>
          <ChangeList
            headingLevel={3}
            isProse
            changes={shown.map((field) => ({
              field: words[field],
              before: valueOf(before.values, field),
              after: valueOf(values, field),
            }))}
          />
        </Disclosure>
      )}
      <Disclosure summary={`Qué decía el ${when}`}>
        <DescriptionList
          items={shown.map((field) => ({
            term: words[field],
            description: <div className={styles.value}>{valueOf(values, field) || 'Nada'}</div>,
          }))}
        />
      </Disclosure>
    </Stack>
  );
}

const listed = (items: readonly string[]): string => new Intl.ListFormat('es').format(items);

const fieldsOf = <Field extends string>(words: Readonly<Record<Field, string>>): Field[] =>
  Object.keys(words) as Field[];
