import { EmptyState } from '@puente/design-system/empty-state';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Prose, Text } from '@puente/design-system/text';
import { WordDifferences } from '@puente/design-system/word-differences';
import { href } from '@puente/platform/links';
import { useParams } from '@puente/platform/router';
import { usePageHead, useReady } from '@puente/platform/ui';
import { DayOf, dayWords } from './DayOf.tsx';
import { slugOf } from './legal-slug.ts';
import { sectionChanges } from './legal-words.ts';
import { LegalSections } from './LegalSections.tsx';
import { type KeptText, keptTexts, type KeptVersion } from './versions/index.generated.ts';

/** /legal/:text/versiones/:date: a version of a legal text, with what it changed and all its words. */
export default function LegalVersionPage() {
  const { text: slug, date } = useParams();
  const kept = keptTexts.find(({ route }) => slugOf(route) === slug);
  const at = kept?.versions.findIndex((version) => version.date === date) ?? -1;
  useReady(true);
  return (
    <Container width="text">
      {kept && at >= 0 ? <Version key={`${slug} ${date}`} text={kept} at={at} /> : <NoVersion />}
    </Container>
  );
}

function NoVersion() {
  usePageHead({ title: 'Versión no encontrada', isMissing: true });
  return (
    <EmptyState
      headingLevel={1}
      icon="file"
      title="No encontramos esta versión"
      action={<ButtonLink href={href('legalNotice')}>Ver el aviso legal</ButtonLink>}
    >
      Al final de cada texto legal están las versiones que ha tenido.
    </EmptyState>
  );
}

/** @param at position of the version, 0 for the current one */
function Version({ text: { route, versions }, at }: { text: KeptText; at: number }) {
  const version = versions[at] as KeptVersion;
  const [next, former] = [versions[at - 1], versions[at + 1]];
  const title = `${version.text.title}, versión del ${dayWords(version.date)}`;
  usePageHead({ title, kind: 'Información legal' });
  return (
    <Stack gap={6}>
      <PageHeader eyebrow="Información legal" title={title} />
      {next ? (
        <Notice tone="warning" title="Ya no está en vigor">
          Valió hasta que entró en vigor <VersionLink route={route} version={next} />. Lee{' '}
          <Link href={href(route)}>el texto que vale ahora</Link>.
        </Notice>
      ) : (
        <Notice tone="info">
          Es la versión en vigor. <Link href={href(route)}>Leer el texto en su página</Link>.
        </Notice>
      )}
      <Stack as="section" gap={4} aria-labelledby="version-changes">
        <Heading level={2} id="version-changes">
          Qué cambió
        </Heading>
        {former ? (
          <>
            <Text>
              Respecto a <VersionLink route={route} version={former} />: {version.changes}
            </Text>
            <Changes before={former} after={version} />
          </>
        ) : (
          <Text>Es la primera versión.</Text>
        )}
      </Stack>
      <Stack as="section" gap={4} aria-label="Texto completo">
        <Prose>
          <Text size="lg">{version.text.lead}</Text>
          <LegalSections sections={version.text.sections} />
        </Prose>
      </Stack>
    </Stack>
  );
}

const VersionLink = ({ route, version: { date } }: { route: KeptText['route']; version: KeptVersion }) => (
  <Link href={href('legalVersion', { text: slugOf(route), date })}>
    la del <DayOf date={date} />
  </Link>
);

function Changes({ before, after }: { before: KeptVersion; after: KeptVersion }) {
  return sectionChanges(before.text, after.text).map((change) => (
    <Stack key={change.id} gap={2}>
      <Heading level={3} size="sm">
        {change.title}
      </Heading>
      <WordDifferences before={change.before} after={change.after} />
    </Stack>
  ));
}
