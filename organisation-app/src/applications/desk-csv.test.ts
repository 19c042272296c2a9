import { deskApplication } from '@puente/contract/entities/desk';
import { deskCsv } from './desk-csv.ts';

it('is a file that spreadsheet programs cannot be tricked by, with contact data as the desk has them', () => {
  const csv = deskCsv(
    [
      deskApplication.parse({
        id: 40,
        status: 'preselected',
        createdAt: '2026-10-02T10:00:00.000Z',
        answer_due: null,
        good_candidate: true,
        supermatch: false,
        held: false,
        notes: 0,
        name: '=HYPERLINK("https://mala.example")',
        surname: 'Otero',
        university: null,
        province: 'A Coruña',
        degrees: ['Grado en Biología', 'Máster en Agua'],
        email: 'brais@udc.test',
        phone: null,
      }),
    ],
    new Map(),
  );
  expect(csv).toContain(`"'=HYPERLINK(""https://mala.example"")"`);
  expect(csv).toContain('"Preseleccionado";"Grado en Biología, Máster en Agua"');
  expect(csv).toContain('"Sí";"brais@udc.test";');
});
