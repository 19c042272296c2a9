import { answer, pageOf, user } from './render.tsx';

/** Records and responses of the talent corner that several tests share. */

export const coordinator = user('coordinator', { organization: { id: 5, name: 'Fundación Ría Viva' } });
export const manager = user('projectManager', {
  organizations: [
    { id: 5, name: 'Fundación Ría Viva' },
    { id: 6, name: 'Cooperativa Monte Alto' },
  ],
});

export const brais = {
  id: 7,
  createdAt: '2026-10-02T10:00:00.000Z',
  name: 'Brais',
  surname: 'Otero',
  university: 'Universidade da Coruña',
  province: 'A Coruña',
  student_area: 'Ciencias',
  study_type: 'Grado',
  degrees: ['Grado en Biología'],
  work_deadline: 'Tengo que elegirlo este año',
  situation: 'choosing',
  tags: ['Agua', 'Biodiversidad'],
};

export const invitation = (change: object = {}) => ({
  id: 3,
  createdAt: '2026-10-02T10:00:00.000Z',
  updatedAt: '2026-10-02T10:00:00.000Z',
  status: 'sent',
  message: 'Tu trabajo sobre ríos nos encaja.',
  answeredAt: null,
  project: { id: 12, title: 'Mapa de zonas inundables', open: true },
  organization: { id: 5, name: 'Fundación Ría Viva', sector: null, location: null, logo: null },
  student: { ...brais, email: null, phone: null },
  ...change,
});

/** Fake responses: the organisation has access, one list and no invitations, and every profile is Brais's. */
export function answerTalent(): void {
  answer('GET /api/organizations/:id/talent/access', { data: true });
  answer('GET /api/talent-invitations', pageOf([]));
  answer('GET /api/organizations/:id/talent/lists', {
    data: [{ id: 4, name: 'Para otoño', students: [7] }],
  });
  answer('GET /api/students/find', pageOf([brais]));
  answer('GET /api/students/:id/talent', {
    data: { ...brais, works: [{ id: 3, title: 'Ríos vivos', status: 'finished', awarded: true }] },
  });
}
