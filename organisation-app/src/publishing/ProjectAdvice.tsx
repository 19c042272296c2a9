import type { Advice } from '@puente/contract/project-advice';
import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import styles from './ProjectForm.module.css';

/** Optional suggestions to improve the project, for the current page of the form. */
export function ProjectAdvice({ advice }: { advice: readonly Advice[] }) {
  return (
    <Stack as="section" gap={3} aria-labelledby="project-advice">
      <Heading level={2} size="sm" id="project-advice">
        Para que llegue a más gente
      </Heading>
      {advice.length === 0 ? (
        <Cluster gap={2}>
          <Icon name="success" />
          <Text size="sm">En esta página no echamos nada en falta.</Text>
        </Cluster>
      ) : (
        <Stack as="ul" gap={2}>
          {advice.map(({ text }) => (
            <li key={text} className={styles.advice}>
              <Icon name="info" />
              <Text size="sm">{text}</Text>
            </li>
          ))}
        </Stack>
      )}
      <Text size="sm" tone="muted">
        Son consejos: puedes publicar igual.
      </Text>
    </Stack>
  );
}
