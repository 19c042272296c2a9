import {
  competenceSections,
  highestCompetenceAnswer,
  isTooFavourable,
} from '@puente/contract/constants/competences';
import type { Student } from '@puente/contract/entities/student';
import { BarTable } from '@puente/design-system/details';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';

const number = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface CompetenceResultsProps {
  competences: NonNullable<Student['competences']>;
}

/** Results by competence: a table whose rows are drawn as bars, with an explanation. */
export function CompetenceResults({ competences: { answers, results } }: CompetenceResultsProps) {
  return (
    <Stack gap={5}>
      <BarTable
        caption={`Media de tus respuestas en cada competencia, de 0 a ${highestCompetenceAnswer}`}
        columns={['Competencia', 'Media']}
        most={highestCompetenceAnswer}
        rows={competenceSections.map(({ code, name }) => {
          const value = results[code];
          return { key: code, name, value, text: value === undefined ? '–' : number.format(value) };
        })}
      />
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
