import { ods } from '@puente/contract/constants/projects';
import { counted } from '@puente/contract/counted';
import { Chip } from '@puente/design-system/chip';
import { Grid } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import styles from './FrequentGoals.module.css';
import { HomeSection } from './HomeSection.tsx';

/** Number of goals shown: two rows on a wide screen. */
const shownGoals = 6;

/** The Sustainable Development Goals that open projects name most, as declared by their organisations. */
export function FrequentGoals({ counts }: { counts: Readonly<Record<string, number>> }) {
  const goals = mostFrequent(counts);
  if (goals.length === 0) return null;
  return (
    <HomeSection
      id="goals"
      title="A qué contribuyen"
      lead="Cada organización dice qué Objetivos de Desarrollo Sostenible trabaja su proyecto. Estos son los que más se repiten."
    >
      <Grid as="ul" min="18rem" gap={4}>
        {goals.map(({ number, projects }) => (
          <li key={number}>
            <Link href={href('projects', {}, { ods: number })} variant="quiet" className={styles.goal}>
              <Chip tone="accent">{`ODS ${number}`}</Chip>
              <span>{ods[number - 1]}</span>
              <span className={styles.projects}>{counted(projects, 'proyecto', 'proyectos')}</span>
            </Link>
          </li>
        ))}
      </Grid>
    </HomeSection>
  );
}

const mostFrequent = (counts: Readonly<Record<string, number>>) =>
  ods
    .map((_, index) => ({ number: index + 1, projects: counts[index + 1] ?? 0 }))
    .filter(({ projects }) => projects > 0)
    .sort((a, b) => b.projects - a.projects || a.number - b.number)
    .slice(0, shownGoals);
