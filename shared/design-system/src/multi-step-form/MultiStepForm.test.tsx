import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type FieldDefinition,
  type FieldValues,
  type UploadedFile,
} from '@puente/contract/forms/field-definition';
import { type FormStep, MultiStepForm, type Outcome } from './index.ts';
import { useMultiStep } from './use-multi-step.ts';

const steps: FormStep[] = [
  {
    name: 'studies',
    title: 'Tus estudios',
    fields: [
      {
        type: 'select',
        value: 'province',
        label: 'Provincia',
        options: ['Lugo', 'Otra'],
        extension: { label: '¿Cuál?' },
      },
    ],
  },
  {
    name: 'contact',
    title: 'Contacto',
    fields: [{ type: 'phone', value: 'phone', label: 'Teléfono' }],
    skip: ({ known }) => known === true,
  },
  {
    name: 'about',
    title: 'Sobre ti',
    fields: [{ type: 'text', value: 'about', label: 'Lema', optional: true }],
  },
];

const person = userEvent.setup();
const heading = (name: string) => screen.getByRole('heading', { name });
const next = () => person.click(screen.getByRole('button', { name: 'Siguiente' }));
const send = () => person.click(screen.getByRole('button', { name: 'Guardar' }));

type Send = (values: object) => Promise<Outcome>;

function show(onSubmit: Send = () => Promise.resolve(undefined), more: object = {}) {
  const onStep = jest.fn<undefined, [string]>();
  render(<MultiStepForm steps={steps} submitLabel="Guardar" onSubmit={onSubmit} onStep={onStep} {...more} />);
  return { onStep };
}

async function answerAll() {
  await person.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Lugo');
  await next();
  await person.type(screen.getByRole('textbox', { name: 'Teléfono' }), '600 000 001');
  await next();
}

beforeAll(() => {
  // jsdom has no layout and so no scrolling.
  Element.prototype.scrollIntoView = jest.fn();
});

test('§4.4: a page is checked before the next, and the summary takes focus and names the field', async () => {
  show();
  await next();
  const summary = screen.getByRole('group', { name: 'Revisa estos campos' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getByRole('link', { name: 'Provincia: Este campo es obligatorio.' })).toBeVisible();
  expect(heading('Tus estudios')).toBeVisible();
});

test('§4.4: pages begin at 1; the next page takes focus at its heading, and says where one is', async () => {
  const { onStep } = show();
  expect(screen.getByText('Paso 1 de 3')).toBeVisible();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Lugo');
  await next();
  await waitFor(() => expect(heading('Contacto')).toHaveFocus());
  expect(screen.getByRole('progressbar', { name: 'Paso 2 de 3' })).toHaveAttribute('value', '2');
  expect(onStep.mock.calls.flat()).toEqual(['Paso 1 de 3: Tus estudios', 'Paso 2 de 3: Contacto']);
});

test('§4.4: there is a way back above the first page, and the answers stay', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Atrás' })).not.toBeInTheDocument();
  await answerAll();
  await person.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('600 000 001');
});

test('§2.11: a page that is pointless, such as contact when a phone is known, is left out', async () => {
  show(undefined, { initial: { known: true } });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Lugo');
  await next();
  expect(screen.getByText('Paso 2 de 2')).toBeVisible();
  expect(heading('Sobre ti')).toBeVisible();
});

test('§4.4: what is typed for «Otra» is required and sent in its place', async () => {
  const sent = jest.fn<Promise<undefined>, [object]>(() => Promise.resolve(undefined));
  show(sent, { initial: { known: true } });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Otra');
  await next();
  expect(screen.getByRole('textbox', { name: '¿Cuál?' })).toBeInvalid();
  await person.type(screen.getByRole('textbox', { name: '¿Cuál?' }), 'Andorra');
  await next();
  await send();
  expect(sent).toHaveBeenCalledWith({ province: 'Andorra', about: '' });
});

test('§4.4: another option than «Otra» drops what was typed for it', async () => {
  const onChange = jest.fn<undefined, [FieldValues, number]>();
  show(undefined, { initial: { known: true }, onChange });
  const list = screen.getByRole('combobox', { name: 'Provincia' });
  await person.selectOptions(list, 'Otra');
  await person.type(screen.getByRole('textbox', { name: '¿Cuál?' }), 'Andorra');
  await person.selectOptions(list, 'Lugo');
  expect(list).toHaveValue('Lugo');
  expect(screen.queryByRole('textbox', { name: '¿Cuál?' })).not.toBeInTheDocument();
  expect(onChange).toHaveBeenLastCalledWith({ known: true, province: 'Lugo', about: '', phone: '' }, 1);
  await person.selectOptions(list, 'Otra');
  expect(screen.getByRole('textbox', { name: '¿Cuál?' })).toHaveValue('');
});

test('§3: a field that depends on another is shown, asked and sent only with its answer', async () => {
  const sent = jest.fn<Promise<undefined>, [object]>(() => Promise.resolve(undefined));
  const consent: FieldDefinition = {
    type: 'checkbox',
    value: 'consent',
    label: 'Quiero que se vea',
    dependency: { field: 'disability', is: ['Sí'] },
  };
  const disability: FieldDefinition = {
    type: 'radio',
    value: 'disability',
    label: '¿Discapacidad?',
    options: ['Sí', 'No'],
  };
  show(sent, { steps: [{ name: 'disability', title: 'Discapacidad', fields: [disability, consent] }] });
  const asked = () => screen.queryByRole('checkbox', { name: /^Quiero que se vea/ });
  expect(asked()).not.toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: 'Sí' }));
  expect(asked()).toBeVisible();
  await send();
  expect(asked()).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
  await person.click(screen.getByRole('radio', { name: 'No' }));
  expect(asked()).not.toBeInTheDocument();
  await send();
  expect(sent).toHaveBeenCalledWith({ disability: 'No' });
});

test('the words of a refusal are shown in the place of general ones', async () => {
  show(() => Promise.resolve({ failure: 'El servicio no está disponible.' }));
  await answerAll();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('El servicio no está disponible.');
});

test('a form that was sent is not sent again while the next page is on its way', async () => {
  const sent = jest.fn<Promise<undefined>, [object]>(() => Promise.resolve(undefined));
  show(sent);
  await answerAll();
  await send();
  await person.click(screen.getByRole('button', { name: /Guardar/ }));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a form that another tab has can be read, and not answered', () => {
  show(undefined, { paused: true, notice: <p>Abierto en otra pestaña</p> });
  expect(screen.getByRole('combobox', { name: 'Provincia' }).closest('[inert]')).not.toBeNull();
  expect(screen.getByText('Abierto en otra pestaña').closest('[inert]')).toBeNull();
});

describe('a page that shows the answers again', () => {
  const reviewed: FormStep[] = [
    ...steps,
    { name: 'review', title: 'Revisa tus respuestas', fields: [], review: true },
  ];
  const showReview = async (onSubmit?: Send, more: object = {}) => {
    show(onSubmit, { steps: reviewed, beforeSending: <p>Qué pasa con tus datos</p>, ...more });
    await answerAll();
    await next();
  };
  const answered = (page: string) => within(screen.getByRole('region', { name: page }));

  test('has all of them, with what was typed for «Otra», and says what was left out', async () => {
    show(undefined, { steps: reviewed, beforeSending: <p>Qué pasa con tus datos</p> });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Otra');
    await person.type(screen.getByRole('textbox', { name: '¿Cuál?' }), 'Andorra');
    await next();
    await person.type(screen.getByRole('textbox', { name: 'Teléfono' }), '600 000 001');
    await next();
    expect(screen.queryByText('Qué pasa con tus datos')).not.toBeInTheDocument();
    await next();
    await waitFor(() => expect(heading('Revisa tus respuestas')).toHaveFocus());
    expect(screen.getByText('Paso 4 de 4')).toBeVisible();
    expect(answered('Tus estudios').getByText('Andorra')).toBeVisible();
    expect(answered('Sobre ti').getByText('Sin responder')).toBeVisible();
    expect(screen.getByText('Qué pasa con tus datos')).toBeVisible();
  });

  test('leads to a page and straight back', async () => {
    await showReview();
    await person.click(screen.getByRole('button', { name: 'Cambiar «Tus estudios»' }));
    expect(heading('Tus estudios')).toHaveFocus();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Otra');
    await person.click(screen.getByRole('button', { name: 'Volver a la revisión' }));
    expect(screen.getByRole('textbox', { name: '¿Cuál?' })).toBeInvalid();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Lugo');
    await person.click(screen.getByRole('button', { name: 'Volver a la revisión' }));
    expect(heading('Revisa tus respuestas')).toBeVisible();
  });

  test('comes back after a field that the server refused', async () => {
    await showReview(() => Promise.resolve({ errors: { phone: 'Formato de teléfono no válido' } }));
    await send();
    expect(heading('Contacto')).toBeVisible();
    await person.type(screen.getByRole('textbox', { name: 'Teléfono' }), '2');
    await person.click(screen.getByRole('button', { name: 'Volver a la revisión' }));
    expect(heading('Revisa tus respuestas')).toBeVisible();
  });
});

describe('a page with a file', () => {
  const page: FormStep[] = [
    {
      name: 'file',
      title: 'Archivo',
      fields: [{ type: 'file', value: 'CV', label: 'Currículum', purpose: 'cv', optional: true }],
    },
    steps[2] as FormStep,
  ];

  test('waits until it has arrived', async () => {
    let arrive: (file: UploadedFile) => void = () => undefined;
    const upload = () => new Promise<UploadedFile>((resolve) => (arrive = resolve));
    show(undefined, { steps: page, sources: { upload } });
    await person.upload(
      document.querySelector('input[type=file]') as HTMLInputElement,
      new File(['%PDF'], 'cv.pdf'),
    );
    await next();
    expect(
      screen.getByRole('link', { name: 'Currículum: Espera a que termine de subirse el archivo.' }),
    ).toBeVisible();
    await act(() => Promise.resolve(arrive({ id: 7, name: 'cv.pdf', size: 4 })));
    await next();
    expect(heading('Sobre ti')).toBeVisible();
  });

  test('is not left behind when it was cut on its way', async () => {
    const upload = () => Promise.reject(new Error('away'));
    show(undefined, { steps: page, sources: { upload } });
    await person.upload(
      document.querySelector('input[type=file]') as HTMLInputElement,
      new File(['%PDF'], 'cv.pdf'),
    );
    await next();
    expect(
      screen.getByRole('link', { name: /^Currículum: El archivo no se ha subido\. Reinténtalo/ }),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: /Quitar/ }));
    await next();
    expect(heading('Sobre ti')).toBeVisible();
  });

  test('offers one that was sent before, and focus stays there', async () => {
    const file = { id: 5, name: 'cv-antiguo.pdf', size: 9 };
    const known = { CV: { file, label: 'Usar el de tu última solicitud' } };
    const onChange = jest.fn<undefined, [FieldValues, number]>();
    show(undefined, { steps: page, sources: { known }, onChange });
    await person.click(
      screen.getByRole('button', { name: 'Usar el de tu última solicitud: cv-antiguo.pdf' }),
    );
    expect(onChange).toHaveBeenLastCalledWith({ CV: file, about: '' }, 1);
    expect(screen.getByRole('button', { name: /Quitar/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Usar/ })).not.toBeInTheDocument();
  });
});

test('an answer that comes later, such as a file that was sent, takes back nothing that was typed meanwhile', async () => {
  let arrive: (file: UploadedFile) => void = () => undefined;
  const onChange = jest.fn<undefined, [FieldValues, number]>();
  const page: FormStep = {
    name: 'file',
    title: 'Archivo',
    fields: [
      { type: 'text', value: 'motto', label: 'Lema' },
      { type: 'file', value: 'CV', label: 'Currículum', purpose: 'cv' },
    ],
  };
  const sources = { upload: () => new Promise<UploadedFile>((resolve) => (arrive = resolve)) };
  render(
    <MultiStepForm
      steps={[page]}
      submitLabel="Guardar"
      sources={sources}
      onChange={onChange}
      onSubmit={() => Promise.resolve(undefined)}
    />,
  );
  await person.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['%PDF'], 'cv.pdf'),
  );
  await person.type(screen.getByRole('textbox', { name: 'Lema' }), 'Aprender');
  const file = { id: 7, name: 'cv.pdf', size: 4 };
  await act(() => Promise.resolve(arrive(file)));
  expect(screen.getByRole('textbox', { name: 'Lema' })).toHaveValue('Aprender');
  expect(onChange).toHaveBeenLastCalledWith({ motto: 'Aprender', CV: file }, 1);
});

test('§4.5 rule 6: two lists that each have only one item are both answered', async () => {
  const onChange = jest.fn<undefined, [FieldValues, number]>();
  const picker = (value: string): FieldDefinition => ({
    type: 'picker',
    value,
    label: value,
    kind: 'titulación',
    maxLength: 1,
  });
  const only = { id: 3, name: 'Náutica' };
  const load = () => Promise.resolve({ items: [only], pageCount: 1, total: 1 });
  const steps: FormStep[] = [
    { name: 'studies', title: 'Estudios', fields: [picker('first'), picker('second')] },
  ];
  show(undefined, { steps, onChange, sources: { pick: { first: load, second: load } } });
  await waitFor(() => expect(screen.getAllByText('Náutica')).toHaveLength(2));
  expect(onChange).toHaveBeenLastCalledWith({ first: [only], second: [only] }, 1);
});

test('§4.4: the last page submits, ten presses send once; it is busy meanwhile', async () => {
  let finish: (outcome: Outcome) => void = () => undefined;
  const sent = jest.fn<Promise<Outcome>, [object]>(() => new Promise((resolve) => (finish = resolve)));
  show(sent);
  await answerAll();
  for (let press = 0; press < 10; press += 1) await send();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: /Guardar/ })).toHaveAttribute('aria-busy', 'true');
  await act(() => Promise.resolve(finish({ warning: 'Tu teléfono ya lo tiene otra cuenta.' })));
  expect(screen.getByRole('status')).toHaveTextContent('Tu teléfono ya lo tiene otra cuenta.');
});

test('§4.4: when it cannot be sent it says so, keeps everything, and can be sent again', async () => {
  const sent = jest
    .fn<Promise<undefined>, [object]>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(undefined);
  show(sent);
  await answerAll();
  await person.type(screen.getByRole('textbox', { name: /Lema/ }), 'Aprender');
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Error inesperado. Inténtalo de nuevo.');
  expect(screen.getByRole('textbox', { name: /Lema/ })).toHaveValue('Aprender');
  await send();
  expect(sent).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a field that the server refuses brings its page back', async () => {
  show(() => Promise.resolve({ errors: { phone: 'Formato de teléfono no válido' } }));
  await answerAll();
  await send();
  expect(screen.getByRole('textbox', { name: 'Teléfono' })).toBeInvalid();
  const summary = screen.getByRole('group', { name: 'Revisa estos campos' });
  await waitFor(() => expect(summary).toHaveFocus());
});

test('§4.4: the flags say how sending ended: success only when there is nothing more to say', async () => {
  const sent = jest
    .fn<Promise<Outcome>, [object]>()
    .mockResolvedValueOnce({ warning: 'Ya lo teníamos.' })
    .mockResolvedValue(undefined);
  const { result } = renderHook(() => useMultiStep({ steps: [steps[2] as FormStep], onSubmit: sent }));
  await act(() => result.current.next());
  expect(result.current).toMatchObject({ warning: 'Ya lo teníamos.', succeeded: false, busy: false });
  await act(() => result.current.next());
  expect(result.current).toMatchObject({ warning: undefined, failed: false, succeeded: true, busy: false });
});

test('§4.4: an earlier page that is not right any more is shown before anything is sent', async () => {
  const sent = jest.fn<Promise<undefined>, [object]>(() => Promise.resolve(undefined));
  show(sent, { initial: { known: true }, initialPage: 2 });
  await send();
  expect(heading('Tus estudios')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Provincia' })).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
});

test('a draft that arrives takes the place of the answers and of the page, and its notice stands above', async () => {
  const props = {
    steps,
    submitLabel: 'Guardar',
    onSubmit: () => Promise.resolve(undefined),
    notice: <p>Recuperado</p>,
  };
  const { rerender } = render(<MultiStepForm {...props} />);
  rerender(
    <MultiStepForm {...props} draft={{ values: { province: 'Lugo', phone: '600 000 001' }, page: 2 }} />,
  );
  await waitFor(() => expect(heading('Contacto')).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('600 000 001');
  expect(screen.getByText('Recuperado')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(screen.getByRole('combobox', { name: 'Provincia' })).toHaveValue('Lugo');

  // Discarded: as it came.
  rerender(<MultiStepForm {...props} draft={{ values: {}, page: 1 }} />);
  expect(screen.getByRole('combobox', { name: 'Provincia' })).toHaveValue('');
});

test.each([99, -1, Number.NaN, 1.5])('a draft of page %p stays within the form', async (page) => {
  show(undefined, { draft: { values: {}, page } });
  const place = () => Number(/^Paso ([123]) de 3$/.exec(screen.getByText(/^Paso/).textContent)?.[1]);
  const before = place();
  if (before > 1) {
    await person.click(screen.getByRole('button', { name: 'Atrás' }));
    expect(place()).toBe(before - 1);
  }
});

test('a form of one page is one like any other, and what stays on the page can be saved again', async () => {
  const onSubmit = jest.fn<Promise<Outcome>, [object]>(() => Promise.resolve({ saved: true }));
  render(<MultiStepForm steps={steps.slice(2)} submitLabel="Guardar" onSubmit={onSubmit} />);
  expect(screen.queryByText('Paso 1 de 1')).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await send();
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Guardar' })).not.toHaveAttribute('aria-busy');
});

test('focus stays with an answer that adds or takes away a page', async () => {
  const { onStep } = show(undefined, {
    steps: steps.map((step) =>
      step.name === 'contact' ? { ...step, skip: ({ province }: FieldValues) => province === 'Lugo' } : step,
    ),
  });
  const province = screen.getByRole('combobox', { name: 'Provincia' });
  await person.selectOptions(province, 'Lugo');
  expect(onStep).toHaveBeenLastCalledWith('Paso 1 de 2: Tus estudios');
  expect(province).toHaveFocus();
});

test('the first page leaves focus where it is, also when React tries its effects twice', () => {
  const form = (
    <MultiStepForm steps={steps} submitLabel="Guardar" onSubmit={() => Promise.resolve(undefined)} />
  );
  render(form, { reactStrictMode: true });
  expect(document.body).toHaveFocus();
});
