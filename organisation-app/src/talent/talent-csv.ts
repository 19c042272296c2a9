import { invitationStatuses } from '@puente/contract/constants/talent-invitations';
import { type CsvColumn, csvDay, csvOf } from '@puente/contract/csv';
import type { Talent } from '@puente/contract/entities/student';
import type { TalentInvitation } from '@puente/contract/entities/talent';

const talentColumns: readonly CsvColumn<Talent>[] = [
  ['Nombre', ({ name }) => name],
  ['Apellidos', ({ surname }) => surname],
  ['Titulación', ({ degrees }) => degrees.join(', ')],
  ['Tipo de estudios', ({ study_type: type }) => type],
  ['Área de estudio', ({ student_area: area }) => area],
  ['Universidad', ({ university }) => university],
  ['Provincia', ({ province }) => province],
  ['Intereses', ({ tags }) => tags.join(', ')],
  ['Cuándo elige su TFG o TFM', ({ work_deadline: deadline }) => deadline],
];

/** CSV of the people in a list, with the data of their cards and without contact data. */
export const talentCsv = (people: readonly Talent[]): string => csvOf(talentColumns, people);

const invitationColumns: readonly CsvColumn<TalentInvitation>[] = [
  ['Nombre', ({ student }) => student.name],
  ['Apellidos', ({ student }) => student.surname],
  ['Universidad', ({ student }) => student.university],
  ['Provincia', ({ student }) => student.province],
  ['Proyecto', ({ project }) => project.title],
  ['Respuesta', ({ status }) => invitationStatuses[status]],
  ['Enviada', ({ createdAt }) => csvDay(createdAt)],
  ['Respondida', ({ answeredAt }) => csvDay(answeredAt)],
  ['Mensaje', ({ message }) => message],
  ['Correo electrónico', ({ student }) => student.email],
  ['Teléfono', ({ student }) => student.phone],
];

/** CSV of the invitations. The API returns contact data of accepted ones only. */
export const invitationsCsv = (invitations: readonly TalentInvitation[]): string =>
  csvOf(invitationColumns, invitations);
