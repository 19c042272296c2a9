import { workQueries } from '@puente/client/works';
import { type WorkStage, workStages } from '@puente/contract/constants/works';
import type { StudentId } from '@puente/contract/ids';
import { Card, CardBody, CardTitle } from '@puente/design-system/card';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Icon, type IconName } from '@puente/design-system/icon';
import { Container, Grid, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import styles from './CreateWorkPage.module.css';
import { PublishLimit } from './PublishLimit.tsx';

const doors: readonly { stage: WorkStage; icon: IconName; title: string; text: string }[] = [
  {
    stage: 'choosing',
    icon: 'leaf',
    title: 'Tengo una propuesta',
    text: 'Una idea que todavía busca tutor, organización o datos. Te bastan un título y un resumen.',
  },
  {
    stage: 'onGoing',
    icon: 'clock',
    title: 'Está en curso',
    text: 'Ya lo estás haciendo. Cuenta cómo va y cuándo estará listo.',
  },
  {
    stage: 'finished',
    icon: 'graduation',
    title: 'Está terminado',
    text: 'Sube el documento, elige la licencia y preséntalo a los premios si quieres.',
  },
];

/** /tfx/create: three entries, one for each stage of a work (specification §2). */
export default function CreateWorkPage() {
  const user = useUser();
  useReady(true);
  return (
    <Container>
      <PageHeader
        title="Sube tu TFG/M"
        lead="Elige en qué momento estás: te preguntamos solo lo que toca, y más adelante puedes pasar al siguiente."
      />
      <Stack gap={6}>
        <PublishLimit />
        <Grid as="ul" min="22rem">
          {doors.map(({ stage, icon, title, text }) => (
            <li key={stage}>
              <Card interactive>
                <Icon name={icon} className={styles.icon} />
                <CardTitle
                  level={2}
                  href={href('workForm', {}, { status: stage })}
                  eyebrow={workStages[stage]}
                >
                  {title}
                </CardTitle>
                <CardBody>
                  <Text tone="muted">{text}</Text>
                </CardBody>
              </Card>
            </li>
          ))}
        </Grid>
        {user?.details && <Unfinished student={user.details.id} />}
      </Stack>
    </Container>
  );
}

/** Unfinished drafts of the student. Renders nothing when they cannot be loaded: the three entries are enough. */
function Unfinished({ student }: { student: StudentId }) {
  const works = useQuery(workQueries.ofStudent(student));
  const drafts = (works.data?.data ?? []).filter(({ isDraft }) => isDraft);
  if (drafts.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="unfinished-works">
      <Heading level={2} size="md" id="unfinished-works">
        O sigue donde lo dejaste
      </Heading>
      <Stack as="ul" gap={2}>
        {drafts.map(({ id, title, status }) => (
          <li key={id}>
            <Link href={href('workEdit', { id })}>{title || 'Sin título todavía'}</Link>{' '}
            <Text as="span" size="sm" tone="muted">
              {workStages[status]}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
