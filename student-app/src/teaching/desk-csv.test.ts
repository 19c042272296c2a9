import { deskCsv } from './desk-csv.ts';
import type { DeskRow } from './desk-rows.ts';

it('has a line for each record, without contact data', () => {
  const row = {
    kind: 'collaboration',
    title: 'Inventario de fuentes',
    who: 'Ana Rey',
    organization: 'Fundación Ría Viva',
    label: 'En marcha',
    next: 'Le toca al estudiante: entregar el trabajo',
    until: '2027-06-15',
  } as DeskRow;
  expect(deskCsv([row]).slice(1).trim().split('\r\n')).toEqual([
    '"Tipo";"Título";"Estudiantes";"Organización";"Estado";"Qué toca";"Antes de que acabe el"',
    '"Colaboración";"Inventario de fuentes";"Ana Rey";"Fundación Ría Viva";"En marcha";"Le toca al estudiante: entregar el trabajo";"2027-06-15"',
  ]);
});
