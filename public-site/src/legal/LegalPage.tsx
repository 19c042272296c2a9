import { Disclosure } from '@puente/design-system/disclosure';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Container, Stack, WithSidebar } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Prose, Text } from '@puente/design-system/text';
import { useReady } from '@puente/platform/ui';
import type { LegalSection, LegalText, LegalVersion } from './legal-text.ts';
import { LegalBlockView } from './LegalBlockView.tsx';
import styles from './LegalPage.module.css';

/** Page of a legal text: introduction, effective date, table of contents, sections and version history. */
export function LegalPage({ text }: { text: LegalText }) {
  useReady(true);
  return (
    <Container>
      <PageHeader eyebrow="Información legal" title={text.title} lead={text.lead} />
      <WithSidebar sidebar={<Index sections={text.sections} />}>
        <Prose>
          <Text tone="muted" size="sm">
            En vigor desde el <DayOf date={text.versions[0].date} />
          </Text>
          {text.sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className={styles.section}
            >
              <Heading level={2} size="md" id={`${section.id}-title`}>
                {section.title}
              </Heading>
              {section.blocks.map((block, index) => (
                <LegalBlockView key={index} block={block} />
              ))}
            </section>
          ))}
          <VersionHistory versions={text.versions} />
        </Prose>
      </WithSidebar>
    </Container>
  );
}

function Index({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="En esta página" className={styles.index}>
      <Text size="sm" tone="muted" aria-hidden="true">
        En esta página
      </Text>
      <Stack as="ol" gap={1}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`} variant="quiet">
              {title}
            </Link>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

const dates = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

const DayOf = ({ date }: Pick<LegalVersion, 'date'>) => (
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
