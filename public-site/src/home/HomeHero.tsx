import { brand } from '@puente/contract/brand';
import { Heading } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { NextSteps } from '../audiences/NextSteps.tsx';
import { Bridge } from './Bridge.tsx';
import styles from './HomeHero.module.css';

/** Hero of the home page: the platform in a sentence, and the call to action. */
export function HomeHero({ students }: { students: StudentCountProps }) {
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.words}>
          <Heading level={1} size="display" tabIndex={-1}>
            Trabajos de fin de grado que le sirven a alguien
          </Heading>
          <p className={styles.lead}>
            {`${brand.name} une a estudiantes universitarios de toda España con empresas y organizaciones que tienen un reto real. Elige un proyecto de impacto, haz con él tu TFG o tu TFM y deja algo que se use.`}
          </p>
          <NextSteps audience="everyone" />
          <StudentCount {...students} />
        </div>
      </Container>
      <Bridge />
    </section>
  );
}

interface StudentCountProps {
  data: number | undefined;
  isPending: boolean;
}

const numbers = new Intl.NumberFormat('es-ES');

/**
 * Number of students. If it cannot be loaded it is left out without a message, as no visitor came for it. Its space is reserved, so that
 * nothing below moves.
 */
function StudentCount({ data, isPending }: StudentCountProps) {
  return (
    <div className={styles.place}>
      {isPending && (
        <span className={styles.skeleton} data-testid="student-count-skeleton" aria-hidden="true" />
      )}
      {data !== undefined && data > 0 && (
        <p className={styles.count}>
          <strong className={styles.figure}>{numbers.format(data)}</strong>{' '}
          <span>{`${data === 1 ? 'estudiante ya está' : 'estudiantes ya están'} en ${brand.name}`}</span>
        </p>
      )}
    </div>
  );
}
