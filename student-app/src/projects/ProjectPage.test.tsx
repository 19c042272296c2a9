import {
  application,
  coordinator,
  pageOf,
  project,
  student,
  studies,
  studyAreas,
  teacher,
} from '../../test/fixtures.ts';
import {
  answer,
  heading,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { usePageTitleStore } from '@puente/platform/ui';

const one = 'GET /api/projects/:id';
const mine = 'GET /api/applys';
const list = 'GET /api/projects';
const visit = 'POST /api/projects/:id/visit';
const title = 'Huertos urbanos en escuelas';

beforeEach(() => {
  answer(one, { data: project() });
  answer(mine, pageOf([]));
  answer(list, pageOf([]));
  answer(visit, undefined);
  answer('GET /api/students/:id', {
    data: { ...studies, student_area: null, province: null, tags: [], degrees: [] },
  });
});

it('counts for its organisation that it was opened, once, and is read also when that fails', async () => {
  refuse(visit, new ApiError('TooManyRequests'));
  await openPage('/projects/12', student());
  expect(await heading(title)).toBeVisible();
  await waitFor(() => expect(sentTo(visit)).toEqual([{ params: { id: 12 } }]));
  expect(toastMessages()).toEqual([]);
});

it('tells everything about the project', async () => {
  await openPage('/projects/12', student());
  expect(await heading(title)).toBeVisible();

  const texts = [
    'Primer párrafo del proyecto.',
    'Segundo párrafo del proyecto.',
    'Medir el consumo de agua.',
    'Ganas de aprender.',
  ];
  texts.forEach((text) => expect(screen.getByText(text)).toBeVisible());
  expect(screen.getByText('ODS 13: Acción por el clima')).toBeVisible();
  expect(screen.getAllByText('Fundación Río Limpio')).not.toHaveLength(0);

  const facts = {
    Tipo: 'TFG',
    Modalidad: 'Híbrido',
    Provincia: 'Lugo',
    Dedicación: 'Flexible',
    Remuneración: '300 € al mes',
  };
  for (const [term, value] of Object.entries(facts)) {
    expect(screen.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value);
  }
  expect(screen.getByText('Hasta el 12 de marzo de 2031, hora peninsular')).toBeVisible();
  expect(usePageTitleStore.getState().title).toBe(`${title} · Fundación Río Limpio`);
  expect(screen.getByRole('button', { name: 'Guardar proyecto' })).toHaveAttribute('aria-pressed', 'false');
});

it('leaves out what the organisation did not fill in', async () => {
  answer(one, { data: project({ objectives: null, requirements: '', ods: [], remuneration: null }) });
  await openPage('/projects/12', student());
  await heading(title);
  ['Objetivos', 'Qué se pide', 'Objetivos de Desarrollo Sostenible', 'Remuneración'].forEach((text) =>
    expect(screen.queryByText(text)).not.toBeInTheDocument(),
  );
});

it('offers a student to apply', async () => {
  await openPage('/projects/12', student());
  expect(await screen.findByRole('link', { name: 'Solicitar proyecto' })).toHaveAttribute(
    'href',
    '/projects/12/apply',
  );
  expect(sentTo(mine)[0]?.query?.filters).toEqual({ project: { $eq: 12 } });
});

it('shows how the application stands to who has applied', async () => {
  answer(mine, pageOf([application({ status: 'preselected', reason: '¿Hablamos el lunes?' })]));
  await openPage('/projects/12', student());
  expect(await screen.findByText('Preseleccionado')).toBeVisible();
  const history = screen.getByRole('list', { name: 'Cómo va tu solicitud' });
  expect(history).toHaveTextContent('Enviada3 de febrero de 2026Ahora: Preseleccionada');
  expect(screen.getByText('¿Hablamos el lunes?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mis solicitudes' })).toHaveAttribute(
    'href',
    '/profile?section=applys',
  );
  expect(screen.queryByRole('link', { name: 'Solicitar proyecto' })).not.toBeInTheDocument();
});

it('tells who waits the day by which the organisation answers, and afterwards that it has not', async () => {
  answer(mine, pageOf([application({ answer_due: '2031-03-12T22:59:59.999Z' })]));
  const { unmount } = await openPage('/projects/12', student());
  expect(await screen.findByText('Como tarde, el 12 de marzo de 2031')).toBeVisible();
  unmount();
  answer(mine, pageOf([application({ answer_due: '2026-03-12T22:59:59.999Z' })]));
  await openPage('/projects/12', student());
  expect(
    await screen.findByText(
      'La organización dijo que respondería como tarde el 12 de marzo de 2026 y todavía no lo ha hecho. Puedes esperar o retirar tu solicitud.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/^Como tarde/)).not.toBeInTheDocument();
});

it('withdraws in one press an application that was not answered in time', async () => {
  const late = application({ answer_due: '2026-03-12T22:59:59.999Z' });
  answer(mine, pageOf([late]));
  const { person } = await openPage('/projects/12', student());
  const withdraw = 'POST /api/applys/:id/withdraw';
  refuse(withdraw, new ApiError('Network'));
  await person.click(await screen.findByRole('button', { name: 'Retirar mi solicitud' }));
  await waitFor(() => expect(toastMessages()[0]).toMatch(/^No hemos podido retirar tu solicitud\./));

  const withdrawn = application({ ...late, status: 'unavailable' });
  answer(withdraw, { data: withdrawn });
  answer(mine, pageOf([withdrawn]));
  await person.click(screen.getByRole('button', { name: 'Retirar mi solicitud' }));
  expect(await screen.findByText('No disponible')).toBeVisible();
  expect(toastMessages().at(-1)).toBe('Has retirado tu solicitud.');
  expect(screen.queryByRole('button', { name: 'Retirar mi solicitud' })).not.toBeInTheDocument();
});

it('offers to finish an application that was begun', async () => {
  answer(mine, pageOf([application({ status: 'draft' })]));
  await openPage('/projects/12', student());
  expect(await screen.findByRole('link', { name: 'Terminar mi solicitud' })).toHaveAttribute(
    'href',
    '/projects/12/apply',
  );
});

it('says to its own people that a project is a draft, and not that it is closed', async () => {
  answer(one, { data: project({ status: 'draft' }) });
  await openPage('/projects/12', coordinator);
  expect(await screen.findByText('Este proyecto es un borrador')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a mis proyectos' })).toHaveAttribute('href', '/organizations');
  expect(screen.queryByText('Este proyecto ya no admite solicitudes')).not.toBeInTheDocument();
});

it.each([
  ['expired', 'El plazo de este proyecto ha terminado'],
  ['selected', 'Este proyecto ya tiene a quien lo haga'],
  ['notSelected', 'Este proyecto se ha cerrado'],
  ['unavailable', 'La organización ha retirado este proyecto'],
] as const)(
  'says of a project that is %s that it is over and why, and offers others',
  async (status, words) => {
    answer(one, { data: project({ status, status_reason: 'Este curso no podemos acompañarlo.' }) });
    answer(list, pageOf([project(), project({ id: 13, title: 'Energía solar compartida' })]));
    await openPage('/projects/12', student());
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Este curso no podemos acompañarlo.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Solicitar proyecto' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver proyectos abiertos' })).toHaveAttribute('href', '/projects');
    const others = within(await screen.findByRole('region', { name: 'Otros proyectos abiertos' }));
    expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual(['Energía solar compartida']);
  },
);

it('says who guides it, to what it belongs, and until when the organisation answers', async () => {
  answer(one, {
    data: project({
      tutors: [4, 5],
      tutor_profiles: [
        { id: 4, name: 'Andrés', surname: 'Molina', university: 'Universidade da Coruña' },
        { id: 5, name: 'Icía', surname: 'Rey', university: null },
      ],
      result_owner: 'Compartida',
      coordinator: { id: 3, name: 'Marta', surname: 'Souto', job_position: 'Técnica de proyectos' },
      program: { id: 2, code: 'udc', name: 'Emprende TFG', logo: null },
      study_subareas: ['Biología'],
    }),
  });
  await openPage('/projects/12', student());
  await heading(title);
  for (const text of [
    'Marta Souto, Técnica de proyectos',
    'Andrés Molina, Universidade da Coruña; Icía Rey',
    'Compartida',
    'Emprende TFG',
    'En 15 días como mucho',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Subáreas' })).toHaveTextContent('Biología');
});

it('says each word once, as a degree, a subarea or a subject', async () => {
  answer(one, {
    data: project({
      academic_profile: ['Biología', 'Grado en Geografía'],
      study_subareas: ['biologia', 'Geología'],
      tags: ['Biología', 'geología', 'agua'],
    }),
  });
  await openPage('/projects/12', student());
  await heading(title);
  const words = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect([words('Perfil académico'), words('Subáreas'), words('Temas')]).toEqual([
    ['Biología', 'Grado en Geografía'],
    ['Geología'],
    ['agua'],
  ]);
});

it('leads to the organisation, which can be followed there and then', async () => {
  await openPage('/projects/12', student());
  const card = within(await screen.findByRole('region', { name: 'Quién lo propone' }));
  expect(card.getByRole('link', { name: 'Fundación Río Limpio' })).toHaveAttribute(
    'href',
    '/organizations/3',
  );
  expect(card.getByRole('button', { name: 'Seguir: Fundación Río Limpio' })).toBeVisible();
});

it('explains why it suits the student, with a way to the rules', async () => {
  answer('GET /api/students/:id', { data: studies });
  await openPage('/projects/12', student());
  expect(await screen.findByText('Encaja: tu área')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cómo lo calculamos' })).toHaveAttribute('href', '/matching');
});

it('offers the projects that have most in common with it, and not this one again', async () => {
  const subareas = ['Biología', 'Ciencias Ambientales'];
  answer(one, { data: project({ study_subareas: subareas, tags: ['Agua'] }) });
  answer(
    list,
    pageOf([
      project({ study_subareas: subareas }),
      project({ id: 13, title: 'Solo su tipo', study_subareas: ['Biología'] }),
      project({ id: 14, title: 'Casi lo mismo', study_subareas: subareas }),
      project({ id: 15, title: 'Una subárea', study_subareas: ['Biología'], type: 'TFM' }),
      project({ id: 16, title: 'Una subárea y sus temas', study_subareas: ['Biología'], tags: ['Agua'] }),
    ]),
  );
  await openPage('/projects/12', student());
  const similar = within(await screen.findByRole('region', { name: 'Proyectos parecidos' }));
  expect(similar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Casi lo mismo',
    'Una subárea y sus temas',
    'Solo su tipo',
  ]);
  expect(sentTo(list)[0]?.query?.filters).toEqual({ study_subareas: { $in: subareas } });
});

it('compares a project without subareas with others of its areas', async () => {
  answer(list, pageOf([project(), project({ id: 13, title: 'Energía solar compartida' })]));
  await openPage('/projects/12', student());
  const similar = within(await screen.findByRole('region', { name: 'Proyectos parecidos' }));
  expect(similar.getAllByRole('link')).toHaveLength(1);
  expect(sentTo(list)[0]?.query?.filters).toEqual({ study_areas: { $in: ['Ciencias'] } });
});

it('takes what is wrong with it to staff, with a reason, and keeps it when it cannot be sent', async () => {
  const report = 'POST /api/projects/:id/problems';
  refuse(report, new ApiError('Unexpected'));
  const { person } = await openPage('/projects/12', student());
  await person.click(await screen.findByRole('button', { name: 'Hay un problema con este proyecto' }));
  const dialog = within(await screen.findByRole('dialog'));

  await person.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
  expect(dialog.getByText('Elige qué ocurre.')).toBeVisible();
  expect(sentTo(report)).toHaveLength(0);
  await person.click(dialog.getByRole('radio', { name: 'Ya no está disponible' }));
  await person.click(dialog.getByRole('textbox'));
  await person.paste('La web dice que terminó.');
  await person.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
  expect(await dialog.findByText('No hemos podido enviar tu aviso')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('La web dice que terminó.');

  answer(report, undefined);
  await person.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(report).at(-1)?.body?.data).toEqual({
    reason: 'unavailable',
    text: 'La web dice que terminó.',
  });
  expect(toastMessages()).toEqual(['Gracias por avisar. El equipo lo revisará.']);
});

it('keeps what is wrong with it while the dialog is closed', async () => {
  answer('GET /api/drafts', { data: [] });
  const { person } = await openPage('/projects/12', student());
  const opener = await screen.findByRole('button', { name: 'Hay un problema con este proyecto' });
  await person.click(opener);
  await person.click(await screen.findByRole('textbox', { name: /Cuéntanos más/ }));
  await person.paste('Pide la matrícula.');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(opener).toHaveFocus();

  await person.click(opener);
  expect(await screen.findByRole('textbox', { name: /Cuéntanos más/ })).toHaveValue('Pide la matrícula.');
  expect(screen.getByText('Hemos recuperado lo que habías escrito.')).toBeVisible();
});

it('gives its address on', async () => {
  const { person } = await openPage('/projects/12', student());
  await person.click(await screen.findByRole('button', { name: 'Compartir' }));
  await waitFor(() => expect(toastMessages()).toEqual(['Enlace copiado.']));
});

it('shows no way to apply to other roles, and asks nothing about applications', async () => {
  await openPage('/projects/12', teacher);
  await heading(title);
  expect(screen.queryByRole('link', { name: 'Solicitar proyecto' })).not.toBeInTheDocument();
  expect(sentTo(mine)).toHaveLength(0);
});

it.each(['0', '-3', 'abc', '1e3', '99999999999999'])(
  'knows without asking that there is no project %p',
  async (id) => {
    await openPage(`/projects/${id}`, student());
    expect(await heading('No encontramos este proyecto')).toBeVisible();
    expect(sentTo(one)).toHaveLength(0);
  },
);

it('leads on from a project that is gone', async () => {
  refuse(one, new ApiError('NotFound'));
  await openPage('/projects/12', student());
  expect(await heading('No encontramos este proyecto')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver proyectos' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/projects/),
  );
});

it('tries again after a failure', async () => {
  refuse(one, new ApiError('Unexpected'));
  const { person } = await openPage('/projects/12', student());
  await heading('No hemos podido cargar el proyecto');
  answer(one, { data: project() });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await heading(title)).toBeVisible();
});

it('goes back to the list as it was filtered', async () => {
  answer('GET /api/study-areas', studyAreas);
  answer('GET /api/projects', pageOf([project()]));
  const { person, address } = await openPage('/projects?q=huertos&modality=hybrid', student());
  await person.click(await screen.findByRole('link', { name: title }));
  await person.click(await screen.findByRole('link', { name: 'Volver a proyectos' }));
  await waitFor(() => expect(address()).toBe('/projects?q=huertos&modality=hybrid'));
});
