import { Disclosure } from '@puente/design-system/disclosure';
import { Stack } from '@puente/design-system/layout';
import type { LegalVersion } from './legal-text.ts';

const dates = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

export const DayOf = ({ date }: Pick<LegalVersion, 'date'>) => (
  <time dateTime={date}>{dates.format(new Date(date))}</time>
);

/** Changes of each version of a text, the current one first. Renders nothing for a text that has never changed. */
export function VersionHistory({ versions }: { versions: readonly LegalVersion[] }) {
  if (versions.length < 2) return null;
  return (
    <Disclosure summary="Versiones anteriores y qué cambió">
      <Stack as="ol" gap={3}>
        {versions.map(({ date, changes }) => (
          <li key={date}>
            <strong>
              <DayOf date={date} />
            </strong>
            : {changes}
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}
