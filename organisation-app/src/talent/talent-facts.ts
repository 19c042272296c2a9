import type { Talent } from '@puente/contract/entities/student';
import { factLine } from '@puente/design-system/details';

export const fullNameOf = ({ name, surname }: Pick<Talent, 'name' | 'surname'>): string =>
  `${name} ${surname}`.trim();

/** 'Grado en Biología · Ciencias'. Falls back to the kind of studies if no degree is named. */
export const studiesOf = ({
  degrees,
  student_area: area,
  study_type: type,
}: Pick<Talent, 'degrees' | 'student_area' | 'study_type'>): string =>
  factLine([degrees.length > 0 ? degrees.join(', ') : type, area]);
