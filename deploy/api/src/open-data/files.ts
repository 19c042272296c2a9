import { brand } from '@puente/contract/brand';
import {
  openDataFigures,
  openDataLicence,
  openDataProvinceCounting,
} from '@puente/contract/constants/open-data';
import { type CsvCell, csvText } from '@puente/contract/csv';
import { recordOf } from '@puente/contract/each';
import type { OpenData } from '@puente/contract/entities/open-data';
import { limits } from '@puente/contract/limits';

type Figure = keyof typeof openDataFigures;
const figures = Object.keys(openDataFigures) as Figure[];
const tooFew = `menos de ${limits.openData.fewest}`;
const licence = `${openDataLicence.name}, ${brand.name}`;

/** A row for each figure of each month and province, with its definition. */
export function openDataCsv({ months, provinces }: OpenData): string {
  return csvText([
    ['Periodo', 'Provincia', 'Concepto', 'Valor', 'Cómo se cuenta', 'Licencia'],
    ...months.flatMap((row) =>
      figures.map((figure): CsvCell[] => {
        const { label, counting } = openDataFigures[figure];
        return [row.month, '', label, row[figure] ?? tooFew, counting, licence];
      }),
    ),
    ...provinces.map(({ province, projects }): CsvCell[] => [
      `${months.at(-1)?.month ?? ''}/${months[0]?.month ?? ''}`,
      province,
      openDataFigures.projects.label,
      projects,
      openDataProvinceCounting,
      licence,
    ]),
  ]);
}

/** The counts, preceded by their explanation. */
export const openDataJson = (data: OpenData): string =>
  JSON.stringify(
    {
      licence: { ...openDataLicence, attribution: brand.name },
      fewest: { value: limits.openData.fewest, meaning: `null: ${tooFew}` },
      counting: {
        ...recordOf(figures, (figure) => openDataFigures[figure].counting),
        provinces: openDataProvinceCounting,
      },
      ...data,
    },
    null,
    2,
  );
