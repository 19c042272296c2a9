import { student, studyAreas } from '../../test/fixtures.ts';
import {
  act,
  answer,
  heading,
  openPage,
  refuse,
  screen,
  sentTo,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import type { CurrentUser } from '@puente/contract/entities/user';
import { preloadComboBox } from '@puente/design-system/combobox';
import { useSession } from '@puente/platform/session';

const complete = 'POST /api/students/complete-profile';
const profile = {
  id: 7,
  createdAt: '2026-02-03T10:00:00.000Z',
  updatedAt: '2026-02-03T10:00:00.000Z',
  university: null,
  province: null,
  phone: null,
  situation: 'choosing',
  study_type: null,
  tags: [],
  reachedUsHow: null,
  degrees: [],
  student_area: null,
  disability: null,
  disabilityConsent: false,
};
const newcomer: CurrentUser = {
  ...student(),
  details: {
    ...(student().details as NonNullable<CurrentUser['details']>),
    university: null,
    province: null,
  },
};

beforeEach(async () => {
  answer('GET /api/students/:id', { data: profile });
  answer('GET /api/study-areas/names', studyAreas);
  answer('GET /api/universities/names', { data: [{ id: 3, name: 'Universidade da Coruña' }] });
  answer('GET /api/degree/names', {
    data: [
      { id: 12, name: 'Grado en Biología' },
      { id: 13, name: 'Grado en Química' },
    ],
    meta: { pagination: { page: 1, pageSize: 10, pageCount: 1, total: 2 } },
  });
  answer('GET /api/drafts', { data: [] });
  answer('PUT /api/drafts', { data: { updatedAt: '2026-02-03T10:00:00.000Z' } });
  answer('DELETE /api/drafts', undefined);
  answer(complete, {
    data: { ...profile, university: 'Universidade da Coruña', province: 'Lugo', phone: null },
  });
  await act(() => preloadComboBox());
});

const open = (user = newcomer) => openPage('/profile/complete', user);
type Person = Awaited<ReturnType<typeof open>>['person'];
const next = (person: Person) => person.click(screen.getByRole('button', { name: 'Siguiente' }));

async function place(person: Person) {
  await heading('Dónde estudias');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Lugo');
  await person.click(await screen.findByRole('combobox', { name: /^Universidad/ }));
  await person.click(await screen.findByRole('option', { name: 'Universidade da Coruña' }));
  await person.click(screen.getByRole('radio', { name: 'Grado' }));
  await next(person);
}

async function studies(person: Person) {
  await heading('Qué estudias');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Área de estudio' }), 'Ciencias');
  await person.type(await screen.findByRole('combobox', { name: /^Titulación/ }), 'bio');
  await person.click(await screen.findByRole('option', { name: 'Grado en Biología' }));
  await next(person);
}

async function interests(person: Person) {
  await heading('Qué te interesa');
  await person.click(screen.getByRole('checkbox', { name: 'Indiferente' }));
  await next(person);
}

/** Opens the wizard of a student who has answered all but the last page, for example on another device. */
async function openAtTheLast() {
  answer('GET /api/drafts', {
    data: [{ ...kept, value: answered }],
  });
  const opened = await open();
  await heading('Para terminar');
  return opened;
}

const kept = { id: 1, name: 'student-profile', updatedAt: '2026-02-03T10:00:00.000Z' };
const answered = {
  values: {
    province: 'Lugo',
    university: [{ id: 3, name: 'Universidade da Coruña' }],
    study_type: 'Grado',
    student_area: 'Ciencias',
    degrees: [{ id: 12, name: 'Grado en Biología' }],
    tags: ['Agua'],
    reachedUsHow: 'Instagram',
  },
  page: 5,
};

const send = (person: Person) => person.click(screen.getByRole('button', { name: 'Guardar mi perfil' }));

it('§2.11, §3.1 asks every field, sends it once, and thanks with two ways on', async () => {
  const { person } = await open();
  await place(person);
  await studies(person);
  await interests(person);
  await heading('Cómo te llaman');
  await next(person);
  await heading('Para terminar');
  await person.click(screen.getByRole('radio', { name: 'Instagram' }));
  expect(screen.getByText('Paso 5 de 5')).toBeVisible();
  await send(person);
  const thanks = within(await screen.findByRole('dialog', { name: '¡Gracias, Uxía!' }));
  expect(sentTo(complete).map(({ body }) => body?.data)).toEqual([
    {
      province: 'Lugo',
      university: 'Universidade da Coruña',
      study_type: 'Grado',
      student_area: 'Ciencias',
      degrees: [{ id: 12, name: 'Grado en Biología' }],
      tags: ['Indiferente'],
      reachedUsHow: 'Instagram',
      disability: null,
      disabilityConsent: false,
    },
  ]);
  expect(thanks.getByRole('link', { name: 'Ver proyectos' })).toHaveAttribute('href', '/projects');
  expect(thanks.getByRole('link', { name: 'Conocer el proceso' })).toHaveAttribute(
    'href',
    '/estudiantes#steps',
  );
  expect(useSession.getState().user?.details).toMatchObject({
    university: 'Universidade da Coruña',
    province: 'Lugo',
  });
  expect(Object.keys(localStorage)).toEqual([]);
  // Typing through five pages takes a while on a busy machine.
}, 60_000);

it('§5 offers the degrees of the university and the kind of studies that were chosen', async () => {
  answer('GET /api/drafts', { data: [{ ...kept, value: { ...answered, page: 2 } }] });
  await open();
  await waitFor(() =>
    expect(sentTo('GET /api/degree/names').at(-1)?.query?.filters).toEqual({
      university: { name: { $eq: 'Universidade da Coruña' } },
      type: { $eq: 'Grado' },
    }),
  );
});

it('§2.11 skips the contact step when a phone is known', async () => {
  answer('GET /api/drafts', { data: [{ ...kept, value: { ...answered, page: 3 } }] });
  const { person } = await open({ ...newcomer, phone: '+34 600 123 456' });
  await heading('Qué te interesa');
  await next(person);
  expect(await heading('Para terminar')).toBeVisible();
  expect(screen.getByText('Paso 4 de 4')).toBeVisible();
});

it('asks a consent of its own for a disability, and only for a «Sí»', async () => {
  const { person } = await openAtTheLast();
  expect(screen.queryByRole('checkbox', { name: /^Consiento/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: 'Sí' }));
  await send(person);
  expect(await screen.findByText('Aceptar este campo es obligatorio.')).toBeVisible();
  expect(sentTo(complete)).toEqual([]);
  await person.click(screen.getByRole('checkbox', { name: /^Consiento/ }));
  await send(person);
  await screen.findByRole('dialog', { name: '¡Gracias, Uxía!' });
  expect(sentTo(complete)[0]?.body?.data).toMatchObject({ disability: true, disabilityConsent: true });
});

it('§2.11 asks before it is left halfway', async () => {
  const { person } = await openAtTheLast();
  await person.click(screen.getByRole('button', { name: 'Dejarlo por ahora' }));
  const question = within(screen.getByRole('alertdialog', { name: '¿Quieres dejarlo a medias?' }));
  await person.click(question.getByRole('button', { name: 'Seguir rellenando' }));
  expect(await heading('Para terminar')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Dejarlo por ahora' }));
  await person.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Dejarlo por ahora' }),
  );
  expect(await heading('Mi perfil')).toBeVisible();
});

it('goes on where it was left, also on another device', async () => {
  answer('GET /api/drafts', {
    data: [{ ...kept, value: { ...answered, page: 3 } }],
  });
  await open();
  expect(await heading('Qué te interesa')).toBeVisible();
  expect(await screen.findByText('Hemos recuperado el borrador que tenías guardado.')).toBeVisible();
  expect(screen.getByText('1 elegido')).toBeVisible();
});

it('keeps every answer when it cannot be sent', async () => {
  refuse(complete, new ApiError('Network'));
  const { person } = await openAtTheLast();
  await send(person);
  expect(await screen.findByText(/No has perdido nada de lo que has escrito/)).toBeVisible();
  expect(sentTo('DELETE /api/drafts')).toEqual([]);
  answer(complete, { data: { ...profile, university: 'Universidade da Coruña', province: 'Lugo' } });
  await send(person);
  expect(await screen.findByRole('dialog', { name: '¡Gracias, Uxía!' })).toBeVisible();
});

it('leads back to the page of a field that the server refuses', async () => {
  refuse(
    complete,
    new ApiError('ValidationError', {
      status: 400,
      text: 'No',
      fields: { province: 'Este campo es obligatorio.' },
    }),
  );
  const { person } = await openAtTheLast();
  await send(person);
  expect(await heading('Dónde estudias')).toBeVisible();
  expect(screen.getByText('Provincia: Este campo es obligatorio.')).toBeVisible();
});

it('tries again after a failure of what it has to know', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  refuse('GET /api/study-areas/names', new ApiError('Unexpected'));
  const { person } = await open();
  await heading('No hemos podido cargar tu perfil');
  answer('GET /api/study-areas/names', studyAreas);
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await heading('Dónde estudias')).toBeVisible();
});

describe('§2.11 is offered', () => {
  const offer = () => screen.queryByRole('link', { name: 'Completar perfil en 3 minutos' });

  it.each(['/projects', '/profile'])(
    'on %s to a student with no province or university, to no other',
    async (page) => {
      answer('GET /api/projects', {
        data: [],
        meta: { pagination: { page: 1, pageSize: 12, pageCount: 0, total: 0 } },
      });
      answer('GET /api/study-areas', studyAreas);
      const { unmount } = await openPage(page, newcomer);
      expect(offer()).toHaveAttribute('href', '/profile/complete');
      unmount();
      await openPage(page, student());
      expect(offer()).not.toBeInTheDocument();
    },
  );
});
