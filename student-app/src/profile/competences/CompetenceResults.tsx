import {
  competenceSections,
  highestCompetenceAnswer,
  isTooFavourable,
} from '@puente/contract/constants/competences';
import type { Student } from '@puente/contract/entities/student';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import styles from './CompetenceResults.module.css';

const number = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface CompetenceResultsProps {
  competences: NonNullable<Student['competences']>;
}

/** The results by competence: a table whose rows are drawn as bars, and what they mean. */
export function CompetenceResults({ competences: { answers, results } }: CompetenceResultsProps) {
  return (
    <Stack gap={5}>
      <table className={styles.chart}>
        <caption className={styles.caption}>
          Media de tus respuestas en cada competencia, de 0 a {highestCompetenceAnswer}
        </caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">Competencia</th>
            <th scope="col">Media</th>
          </tr>
        </thead>
        <tbody>
          {competenceSections.map(({ code, name }) => {
            const result = results[code];
            return (
              <tr key={code} className={styles.row}>
                <th scope="row" className={styles.name}>
                  {name}
                </th>
                <td>
                  <div className={styles.measure}>
                    {result !== undefined && (
                      <svg
                        className={styles.bar}
                        viewBox="0 0 60 4"
                        preserveAspectRatio="none"
                        aria-hidden="true"
                      >
                        <rect className={styles.track} width="60" height="4" />
                        <rect
                          className={styles.fill}
                          width={(60 * result) / highestCompetenceAnswer}
                          height="4"
                        />
                      </svg>
                    )}
                    <span className={styles.number}>
                      {result === undefined ? '–' : number.format(result)}
                    </span>
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Text>
        <strong>Qué significa.</strong> Es cómo te ves tú ahora: cuanto más se acerca a{' '}
        {highestCompetenceAnswer}, más te reconoces en esa competencia. No es un examen ni te compara con
        otras personas.
      </Text>
      {isTooFavourable(answers) && (
        <Notice tone="info" title="Lee estos resultados con cautela">
          Cuatro de las frases describen a alguien que nunca falla, y estás muy de acuerdo con ellas. Nos pasa
          a menudo al hablar de nuestro propio trabajo: si quieres, responde de nuevo pensando en casos
          concretos.
        </Notice>
      )}
    </Stack>
  );
}
