import { talent } from '@puente/contract/entities/student';
import { talentSearch } from './talent-search.ts';
import { whyListed } from './why-listed.ts';

const brais = talent.parse({
  id: 7,
  createdAt: '2026-10-02T10:00:00.000Z',
  name: 'Brais',
  surname: 'Otero',
  university: 'Universidade da Coruña',
  province: 'A Coruña',
  student_area: 'Ciencias',
  study_type: 'Grado',
  degrees: ['Grado en Biología', 'Grado en Química'],
  work_deadline: 'Tengo que elegirlo este año',
  situation: 'choosing',
  tags: ['Agua', 'Biodiversidad', 'Salud pública'],
});

const why = (address: string) =>
  whyListed(brais, talentSearch.read(new URLSearchParams(address))).map(
    ({ label, words }) => `${label}: ${words}`,
  );

it.each([
  ['', []],
  ['q=biologia', ['Titulación: Grado en Biología']],
  ['q=GRADO+química', ['Titulación: Grado en Química']],
  ['area=Ciencias&area=Derecho', ['Área: Ciencias']],
  ['interest=Agua', ['Interés: Agua']],
  ['interest=Salud+pública&interest=Agua&interest=Deporte', ['Intereses: Agua, Salud pública']],
  [
    'type=Grado&province=A+Coruña&province=Lugo&university=Universidade+da+Coruña',
    ['Estudios: Grado', 'Provincia: A Coruña', 'Universidad: Universidade da Coruña'],
  ],
  [
    'deadline=Tengo+que+elegirlo+este+año&situation=choosing',
    ['Elige su TFG o TFM: Tengo que elegirlo este año', 'Situación: Eligiendo el tema'],
  ],
  ['sort=oldest', []],
])('§7.6 says of ?%s what of the profile it found', (address, reasons) => {
  expect(why(address)).toEqual(reasons);
});
