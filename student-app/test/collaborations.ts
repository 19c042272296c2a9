/** A student of a collaboration, as the student reads it. */
export const member = (change: object = {}) => ({
  id: 1,
  name: 'Uxía',
  surname: 'Lago',
  university: 'Universidade da Coruña',
  application: 40,
  leftAt: null,
  left_reason: null,
  own: true,
  ...change,
});

/** A collaboration that is running, as its student reads it. */
export const collaboration = (change: object = {}) => ({
  id: 8,
  createdAt: '2026-11-02T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  state: 'running',
  title: 'Mapa de zonas inundables',
  project: 12,
  organization_name: 'Fundación Ría Viva',
  organization: {
    id: 5,
    name: 'Fundación Ría Viva',
    sector: null,
    location: null,
    logo: null,
    verified: true,
  },
  is_team: false,
  begins: '2026-11-10',
  ends: '2099-06-15',
  tutor: { id: 3, name: 'Carme', surname: 'Rey' },
  teacher: null,
  members: [member()],
  side: 'student',
  startedAt: '2026-11-10T10:00:00.000Z',
  deliveredAt: null,
  endedAt: null,
  history: [
    { at: '2026-11-02T10:00:00.000Z', event: 'created', side: 'student', name: 'Uxía Lago', reason: null },
    {
      at: '2026-11-10T10:00:00.000Z',
      event: 'running',
      side: 'organization',
      name: 'Carme Rey',
      reason: null,
    },
  ],
  ...change,
});

/** Progress of a collaboration in which nothing waits. */
export const progress = (change: object = {}) => ({
  has_plan: true,
  plan_answer: null,
  plan_changes: null,
  agreement: [],
  milestone: null,
  changes: null,
  review: null,
  evaluation: null,
  ...change,
});
