import { Disclosure } from '@puente/design-system/disclosure';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack, WithSidebar } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Prose, Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useReady } from '@puente/platform/ui';
import { DayOf } from './DayOf.tsx';
import { slugOf } from './legal-slug.ts';
import type { LegalPageRoute, LegalSection, LegalText, LegalVersion } from './legal-text.ts';
import styles from './LegalPage.module.css';
import { LegalSections } from './LegalSections.tsx';

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
          <LegalSections sections={text.sections} />
          <VersionHistory route={text.route} versions={text.versions} />
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

interface VersionHistoryProps {
  route: LegalPageRoute;
  versions: readonly LegalVersion[];
}

/**
 * Versions of a text, the current one first: what each changed, and its page with the words of then. Renders nothing for a text that has
 * never changed.
 */
export function VersionHistory({ route, versions }: VersionHistoryProps) {
  if (versions.length < 2) return null;
  return (
    <Disclosure summary="Versiones anteriores y qué cambió">
      <Stack as="ol" gap={3}>
        {versions.map(({ date, changes }) => (
          <li key={date}>
            <Link href={href('legalVersion', { text: slugOf(route), date })}>
              <DayOf date={date} />
            </Link>
            : {changes}
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}
