import { useRef, useState } from 'react';
import type { TeacherInvitation } from '@puente/contract/entities/teacher-invitation';
import type { TeacherId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Cluster, Container, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { SectionNav } from '@puente/design-system/section-nav';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { saveCsv } from '@puente/platform/files';
import { href } from '@puente/platform/links';
import { retryOf, useMutation, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { TeacherInvitations } from '../profile/teaching/TeacherInvitations.tsx';
import { deskQueries } from './desk-data.ts';
import { byDay, collaborationRow, type DeskKind, type DeskRow, projectRow, workRow } from './desk-rows.ts';
import { DeskCard } from './DeskCard.tsx';

/** /docencia: works, projects and collaborations that a teacher guides, those that wait for them first. */
export default function TeachingDeskPage() {
  const teacher = useUser()?.details?.id;
  return (
    <Container>
      <PageHeader
        title="Docencia"
        lead="Los trabajos, los proyectos y las colaboraciones que diriges: primero, lo que espera por ti."
      />
      {teacher !== undefined && <Desk teacher={teacher} />}
    </Container>
  );
}

function Desk({ teacher }: { teacher: TeacherId }) {
  const [params] = useSearchParams();
  const queries = deskQueries(teacher);
  const works = useQuery(queries.works);
  const projects = useQuery(queries.projects);
  const collaborations = useQuery(queries.collaborations);
  const invitations = useQuery(queries.invitations);
  const all = [works, projects, collaborations, invitations];
  const isLoading = all.some(({ isPending }) => isPending);
  useReady(!isLoading);
  if (isLoading) return <SkeletonList count={4} />;
  if (!works.data || !projects.data || !collaborations.data || !invitations.data)
    return (
      <Retry
        place="page"
        headingLevel={2}
        title="No hemos podido cargar lo que diriges"
        {...retryOf(...all)}
      />
    );
  const rows = [
    ...works.data.data.map(workRow),
    ...projects.data.data.map(projectRow),
    ...collaborations.data.data.map(collaborationRow),
  ];
  const isCut = [works.data, projects.data, collaborations.data].some(
    ({ meta }) => meta.pagination.pageCount > 1,
  );
  return (
    <FilledDesk
      teacher={teacher}
      rows={rows}
      invitations={invitations.data}
      kind={kindIn(params)}
      isCut={isCut}
    />
  );
}

interface FilledDeskProps {
  teacher: TeacherId;
  rows: readonly DeskRow[];
  invitations: readonly TeacherInvitation[];
  kind: DeskKind | null;
  /** One of the lists is longer than its page. */
  isCut: boolean;
}

function FilledDesk({ teacher, rows, invitations, kind, isCut }: FilledDeskProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = rows.filter((row) => kind === null || row.kind === kind);
  const inState = (state: DeskRow['state']) => byDay(shown.filter((row) => row.state === state));
  const waiting = inState('waiting');
  // Whoever declines the last one reads so where they were, and may undo it.
  const [wasEmpty] = useState(rows.length + invitations.length === 0);
  if (wasEmpty && rows.length + invitations.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        icon="graduation"
        title="Todavía no diriges nada"
        action={<ButtonLink href={href('projects')}>Ver proyectos</ButtonLink>}
      >
        Cuando un estudiante te nombre en su TFG o TFM, o una organización en un proyecto, aquí podrás
        aceptarlo y seguirlo hasta el final.
      </EmptyState>
    );
  return (
    <Stack gap={8}>
      <Cluster gap={4} justify="between">
        <SectionNav label="Lo que diriges, por tipo" items={tabsOf(rows, kind)} />
        <Download rows={shown} />
      </Cluster>
      <TeacherInvitations invitations={invitations} />
      <Stack as="section" gap={4} aria-labelledby="desk-waiting">
        <Heading level={2} size="sm" id="desk-waiting" ref={heading} tabIndex={-1}>
          Esperan por ti
        </Heading>
        {waiting.length === 0 ? (
          <Text tone="muted">No hay nada que espere por ti.</Text>
        ) : (
          <Rows rows={waiting} teacher={teacher} onAnswered={() => heading.current?.focus()} />
        )}
      </Stack>
      <Part id="desk-running" title="En marcha" rows={inState('running')} teacher={teacher} />
      <Part id="desk-over" title="Terminados" rows={inState('over')} teacher={teacher} />
      {isCut && (
        <Text size="sm" tone="muted">
          {`Aquí caben los ${limits.page.max} últimos de cada tipo. El resto está en `}
          <Link href={href('profile', {}, { section: 'guided' })}>Lo que dirijo</Link>
          {' y en '}
          <Link href={href('collaborations')}>Colaboraciones</Link>.
        </Text>
      )}
    </Stack>
  );
}

interface PartProps {
  id: string;
  title: string;
  rows: readonly DeskRow[];
  teacher: TeacherId;
}

function Part({ id, title, rows, teacher }: PartProps) {
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {title}
      </Heading>
      <Rows rows={rows} teacher={teacher} />
    </Stack>
  );
}

interface RowsProps {
  rows: readonly DeskRow[];
  teacher: TeacherId;
  onAnswered?: () => void;
}

const Rows = ({ rows, teacher, onAnswered = () => {} }: RowsProps) => (
  <Stack as="ul" gap={4}>
    {rows.map((row) => (
      <li key={row.key}>
        <DeskCard row={row} teacher={teacher} onAnswered={onAnswered} />
      </li>
    ))}
  </Stack>
);

/** Button to download the rows as CSV. */
function Download({ rows }: { rows: readonly DeskRow[] }) {
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      saveCsv('docencia', async () =>
        (await import(/* webpackChunkName: "csv" */ './desk-csv.ts')).deskCsv(rows),
      ),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="download"
      busy={saving.isPending}
      onClick={() => saving.mutate()}
    >
      Descargar CSV
    </Button>
  );
}

const tabs = [
  ['todo', null, 'Todo'],
  ['trabajos', 'work', 'Trabajos'],
  ['proyectos', 'project', 'Proyectos'],
  ['colaboraciones', 'collaboration', 'Colaboraciones'],
] as const satisfies readonly (readonly [string, DeskKind | null, string])[];

const kindIn = (params: URLSearchParams): DeskKind | null =>
  tabs.find(([name]) => name === params.get('tab'))?.[1] ?? null;

const tabsOf = (rows: readonly DeskRow[], current: DeskKind | null) =>
  tabs.map(([name, kind, label]) => ({
    href: href('teachingDesk', {}, { tab: kind === null ? undefined : name }),
    label: `${label} (${rows.filter((row) => kind === null || row.kind === kind).length})`,
    current: kind === current,
  }));
