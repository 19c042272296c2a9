import { pageOf, project, student, studyAreas, teacher } from '../../../test/fixtures.ts';
import {
  act,
  answer,
  heading,
  openPage,
  screen,
  sentTo,
  toastMessages,
  toasts,
  waitFor,
} from '../../../test/render.tsx';
import { preloadComboBox } from '@puente/design-system/combobox';
import { useSession } from '@puente/platform/session';

const save = 'PUT /api/students/:id';
const profile = {
  id: 7,
  updatedAt: '2026-02-03T10:00:00.000Z',
  university: 'Universidade da Coruña',
  province: 'A Coruña',
  phone: null,
  situation: 'choosing',
  study_type: 'Grado',
  student_area: 'Ciencias',
  work_deadline: null,
  tags: ['Agua'],
  reachedUsHow: null,
  degrees: [{ id: 12, name: 'Grado en Biología', type: 'Grado' }],
};
const degrees = {
  data: [
    { id: 12, name: 'Grado en Biología' },
    { id: 13, name: 'Grado en Química' },
  ],
  meta: { pagination: { page: 1, pageSize: 10, pageCount: 1, total: 2 } },
};

beforeEach(async () => {
  answer('GET /api/teacher-invitations', { data: [] });
  answer('GET /api/students/:id', { data: profile });
  answer('GET /api/study-areas/names', studyAreas);
  answer('GET /api/universities/names', { data: [{ id: 3, name: 'Universidade da Coruña' }] });
  answer('GET /api/degree/names', degrees);
  answer('GET /api/drafts', { data: [] });
  answer('PUT /api/drafts', { data: { updatedAt: '2026-02-03T10:00:00.000Z' } });
  await act(() => preloadComboBox());
});

it('§3 changes what the student studies, and the whole product knows', async () => {
  answer(save, { data: { ...profile, province: 'Lugo', situation: 'finished' } });
  const { person } = await openPage('/profile?section=studies', student());
  await screen.findByText('Mis estudios', { selector: 'h2' });
  expect(screen.queryByText('Paso 1 de 1')).not.toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Provincia'), 'Lugo');
  await person.selectOptions(screen.getByLabelText('¿Cómo llevas tu TFG o TFM?'), 'Ya he terminado mi TFG/M');
  await person.click(screen.getByText('Guardar mis estudios'));
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado tus estudios.']));
  // Unchanged answers are not sent, as another device may have changed them.
  expect(sentTo(save)[0]?.body?.data).toEqual({
    base: profile.updatedAt,
    province: 'Lugo',
    situation: 'finished',
  });
  expect(useSession.getState().user?.details).toMatchObject({ province: 'Lugo', situation: 'finished' });
  // Keyboard navigation of long lists is slow in jsdom, especially on a busy machine.
}, 60_000);

it('§3 a teacher says where and what they teach', async () => {
  answer('GET /api/teachers', {
    data: [
      {
        id: 9,
        updatedAt: profile.updatedAt,
        university: 'Universidade da Coruña',
        teacher_area: null,
        degrees: [],
      },
    ],
  });
  answer('PUT /api/teachers/:id', { data: { id: 9, university: 'Universidade da Coruña' } });
  const { person } = await openPage('/profile?section=teaching', teacher);
  await heading('Mi docencia');
  await person.selectOptions(screen.getByRole('combobox', { name: /^Área de estudio/ }), 'Ciencias');
  await person.type(await screen.findByRole('combobox', { name: /^Titulaciones/ }), 'bio');
  await person.click(await screen.findByRole('option', { name: 'Grado en Biología' }));
  await person.click(screen.getByRole('button', { name: 'Guardar mi docencia' }));
  await waitFor(() =>
    expect(sentTo('PUT /api/teachers/:id')).toEqual([
      {
        params: { id: 9 },
        body: { data: { base: profile.updatedAt, teacher_area: 'Ciencias', degrees: [12] } },
      },
    ]),
  );
});

it('§3 a teacher sees the works and projects that they guide', async () => {
  answer('GET /api/teachers/:id/tfxes', {
    data: [
      {
        id: 4,
        title: 'Redes de sensores',
        status: 'onGoing',
        student: { name: 'Noa', surname: 'Rey' },
        tutoring_accepted: true,
      },
    ],
    meta: { pagination: { page: 1, pageSize: 12, pageCount: 1, total: 1 } },
  });
  answer('GET /api/teachers/:id/projects', {
    data: [],
    meta: { pagination: { page: 1, pageSize: 12, pageCount: 0, total: 0 } },
  });
  await openPage('/profile?section=guided', teacher);
  expect(await heading('Redes de sensores')).toBeVisible();
  expect(screen.getByText('Noa Rey')).toBeVisible();
  expect(screen.getByText(/docente de referencia/)).toBeVisible();
});

it('a teacher accepts a project whose organisation names them, and until then is asked', async () => {
  const none = { data: [], meta: { pagination: { page: 1, pageSize: 12, pageCount: 0, total: 0 } } };
  answer('GET /api/teachers/:id/tfxes', none);
  answer('GET /api/teachers/:id/projects', pageOf([{ ...project(), tutoring_accepted: false }]));
  answer('PUT /api/projects/:id/tutoring', { data: { undo: null } });
  const { person } = await openPage('/profile?section=guided', teacher);
  const accept = await screen.findByRole('button', { name: 'Aceptar' });
  expect(screen.getByText('Si aceptas, quien lo lea verá tu nombre y tu universidad.')).toBeVisible();
  answer('GET /api/teachers/:id/projects', pageOf([{ ...project(), tutoring_accepted: true }]));
  await person.click(accept);
  expect(sentTo('PUT /api/projects/:id/tutoring')).toEqual([
    { params: { id: 12 }, body: { data: { accepted: true } } },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Aceptar' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Proyectos que tutelo' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 3, name: 'En marcha' })).toBeVisible();
  answer('GET /api/teachers/:id/projects', pageOf([{ ...project(), tutoring_accepted: false }]));
  act(() => toasts()[0]!.action!.onPress());
  expect(await screen.findByRole('button', { name: 'Aceptar' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Esperan tu respuesta' })).toBeVisible();
  expect(sentTo('PUT /api/projects/:id/tutoring').at(-1)?.body).toEqual({ data: { accepted: null } });
});

it('a teacher accepts an invitation to guide a collaboration', async () => {
  answer('GET /api/teachers/:id/tfxes', pageOf([]));
  answer('GET /api/teachers/:id/projects', pageOf([]));
  answer('GET /api/teacher-invitations', {
    data: [
      {
        id: 6,
        createdAt: '2026-11-27T10:00:00.000Z',
        title: 'Mapa de zonas inundables',
        organization_name: 'Fundación Ría Viva',
        students: ['Uxía Lago', 'Ana Rey'],
        invited_by: 'Uxía Lago',
      },
    ],
  });
  answer('POST /api/teacher-invitations/:id/answer', undefined);
  const { person } = await openPage('/profile?section=guided', teacher);
  expect(await screen.findByText('Uxía Lago y Ana Rey. Te invita Uxía Lago')).toBeVisible();
  answer('GET /api/teacher-invitations', { data: [] });
  await person.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText('Has respondido a todas.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Te invitan a dirigir' })).toHaveFocus();
  expect(sentTo('POST /api/teacher-invitations/:id/answer')).toEqual([
    { params: { id: 6 }, body: { data: { accepted: true } } },
  ]);
});

it('lets a teacher undo a declined invitation', async () => {
  const waiting = {
    data: [
      {
        id: 6,
        createdAt: '2026-11-27T10:00:00.000Z',
        title: 'Medir el ruido',
        organization_name: 'Astillero',
        students: ['Uxía Lago'],
        invited_by: 'Uxía Lago',
      },
    ],
  };
  answer('GET /api/teacher-invitations', waiting);
  answer('POST /api/teacher-invitations/:id/answer', undefined);
  const { person } = await openPage('/profile?section=guided', teacher);
  await screen.findByText('Uxía Lago. Te invita Uxía Lago');
  answer('GET /api/teacher-invitations', { data: [] });
  await person.click(screen.getByRole('button', { name: /^(Rechazar|No puedo)/ }));
  await screen.findByText('Has respondido a todas.');
  answer('GET /api/teacher-invitations', waiting);
  toasts().at(-1)?.action?.onPress();
  expect(await screen.findByText('Uxía Lago. Te invita Uxía Lago')).toBeVisible();
  expect(sentTo('POST /api/teacher-invitations/:id/answer').map(({ body }) => body)).toEqual([
    { data: { accepted: false } },
    { data: { accepted: null } },
  ]);
});

it('a teacher accepts a work whose author names them, or declines it, and until then is asked', async () => {
  const named = {
    id: 4,
    title: 'Redes de sensores',
    status: 'onGoing',
    student: { name: 'Noa', surname: 'Rey' },
  };
  answer('GET /api/teachers/:id/projects', pageOf([]));
  answer('GET /api/teachers/:id/tfxes', pageOf([{ ...named, tutoring_accepted: false }]));
  answer('PUT /api/tfxes/:id/tutoring', { data: { undo: 'work-4' } });
  answer('POST /api/teachers/:id/tutoring/undo', undefined);
  const { person } = await openPage('/profile?section=guided', teacher);
  const decline = await screen.findByRole('button', { name: 'Rechazar' });
  expect(
    screen.getByText(
      /^Si aceptas, quien lo hace sabrá que lo diriges .* las organizaciones podrán escribirte/,
    ),
  ).toBeVisible();
  answer('GET /api/teachers/:id/tfxes', pageOf([]));
  await person.click(decline);
  expect(sentTo('PUT /api/tfxes/:id/tutoring')).toEqual([
    { params: { id: 4 }, body: { data: { accepted: false } } },
  ]);
  expect(await screen.findByText(/que te nombren al publicar el suyo/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Trabajos que dirijo' })).toHaveFocus();
  answer('GET /api/teachers/:id/tfxes', pageOf([{ ...named, tutoring_accepted: false }]));
  act(() => toasts()[0]!.action!.onPress());
  expect(await screen.findByRole('button', { name: 'Rechazar' })).toBeVisible();
  expect(sentTo('POST /api/teachers/:id/tutoring/undo')[0]?.body).toEqual({ data: { undo: 'work-4' } });
});
