/** Browser test of the whole work: interview, selection, agreement of three, plan, deliveries, hours, evaluations, certificate, published work. */
import { organizationCriteria, studentCriteria } from '@puente/contract/constants/evaluations';
import type { Person } from '@puente/testing/browser';
import { call } from '@puente/testing/campaigns/kept-form';
import { type InputDriver, keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import { preselectedStudent } from './fresh-records.ts';

const title = 'Ingeniería de datos para medir el ruido';
const inDays = (days: number): string => new Date(Date.now() + days * 24 * 3_600_000).toISOString();

interface Side {
  input: InputDriver;
  page: Person['page'];
}

/** Reads and accepts the latest version of the agreement. */
async function accept({ input, page }: Side): Promise<void> {
  await page.reload();
  await input.activate(page.getByRole('button', { name: 'Leer y aceptar' }));
  const dialog = page.getByRole('dialog', { name: 'Acuerdo, versión 1' });
  await input.check(dialog.getByRole('checkbox'));
  await input.activate(dialog.getByRole('button', { name: 'Aceptar el acuerdo' }));
  await dialog.waitFor({ state: 'hidden' });
}

/** Delivers the milestone by a link. */
async function deliver({ input, page }: Side, button: string, link: string): Promise<void> {
  await page.reload();
  await input.activate(page.getByRole('button', { name: button }));
  const dialog = page.getByRole('dialog', { name: 'Entregar: Mapa de sensores' });
  await input.fill(dialog.getByRole('textbox', { name: 'Enlace a lo que entregas' }), link);
  await input.activate(dialog.getByRole('button', { name: 'Entregar', exact: true }));
  await dialog.waitFor({ state: 'hidden' });
}

/** Sends the evaluation of the other side. */
async function evaluate(
  { input, page }: Side,
  { button, criteria }: { button: string | RegExp; criteria: Readonly<Record<string, string>> },
): Promise<void> {
  await page.reload();
  await input.activate(page.getByRole('button', { name: button }));
  const dialog = page.getByRole('dialog', { name: /^Valorar a/ });
  for (const name of Object.values(criteria))
    await input.check(
      dialog.getByRole('radiogroup', { name }).getByRole('radio', { name: 'Muy bien', exact: true }),
    );
  await input.activate(dialog.getByRole('button', { name: 'Enviar valoración' }));
  await dialog.waitFor({ state: 'hidden' });
}

/** Presses a button, and waits until it has done its work: then it is gone. */
async function press({ input, page }: Side, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await input.activate(button);
  await button.waitFor({ state: 'hidden' });
}

/** Presses a button of the next step, and confirms it in its dialog. */
async function move({ input, page }: Side, button: string, confirmation: string): Promise<void> {
  await page.reload();
  await input.activate(page.getByRole('button', { name: button, exact: true }));
  await input.activate(page.getByRole('dialog').getByRole('button', { name: confirmation, exact: true }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

for (const { device, input, width } of [
  { device: 'pointer', input: pointer, width: 1280 },
  { device: 'keyboard', input: keyboard, width: 360 },
])
  test(`the work goes from the interview to the certificate with the ${device} at ${width} px`, async ({
    account,
    person,
    product: { url },
  }) => {
    test.setTimeout(150_000);
    const { student, coordinator, application } = await preselectedStudent(
      (who, options) => person(who, { ...options, width }),
      url,
    );
    const teacherEmail = await account('teacher');
    const teacher = await person(teacherEmail, { width });
    const their: Side = { input, page: student.page };
    const our: Side = { input, page: coordinator.page };
    const guiding: Side = { input, page: teacher.page };

    // Interview and selection.
    await call(coordinator.context, url, [
      'POST',
      '/api/interviews',
      {
        applications: [application],
        times: [inDays(7)],
        minutes: 30,
        place_kind: 'video',
        place: 'https://meet.ejemplo.org/sala',
      },
    ]);
    await their.page.goto('/profile?section=applys');
    await input.activate(their.page.getByRole('link', { name: 'Elige hora para tu entrevista' }));
    const panel = their.page.getByRole('region', { name: 'Entrevista' });
    await input.check(panel.getByRole('radio').first());
    await input.activate(panel.getByRole('button', { name: 'Reservar esta hora' }));
    await panel.getByText(/Tu entrevista está confirmada/).waitFor();
    await call(coordinator.context, url, ['PUT', `/api/applys/${application}`, { status: 'selected' }]);
    await their.page.goto(`/profile/applications/${application}`);
    await input.activate(their.page.getByRole('button', { name: 'Confirmar que participo' }));
    await their.page.waitForURL(/\/colaboraciones\/\d+$/);
    const address = new URL(their.page.url()).pathname;

    // The teacher joins, and all three accept the agreement.
    await input.activate(their.page.getByRole('button', { name: 'Invitar a un docente' }));
    const invitation = their.page.getByRole('dialog', { name: 'Invitar a un docente' });
    await input.fill(invitation.getByLabel('Correo del docente'), teacherEmail);
    await input.activate(invitation.getByRole('button', { name: 'Enviar la invitación' }));
    await invitation.waitFor({ state: 'hidden' });
    await guiding.page.goto('/docencia');
    await input.activate(guiding.page.getByRole('button', { name: 'Aceptar' }).first());
    await guiding.page.getByText(`Ya diriges «${title}».`).first().waitFor();
    await our.page.goto(address);
    await input.activate(our.page.getByRole('button', { name: 'Preparar el acuerdo' }));
    const terms = our.page.getByRole('dialog', { name: 'Preparar el acuerdo' });
    for (const [label, day] of [
      ['Primer día', ['01', '02', '2099']],
      ['Último día', ['15', '06', '2099']],
    ] as const)
      for (const [index, part] of day.entries())
        await terms
          .getByRole('group', { name: label })
          .getByRole('spinbutton')
          .nth(index)
          .pressSequentially(part);
    await input.fill(terms.getByLabel('Horas por semana, como mucho'), '20');
    await input.fill(terms.getByLabel('De quién es el resultado'), 'De quien lo hace.');
    await input.activate(terms.getByRole('button', { name: 'Guardar el acuerdo' }));
    await terms.waitFor({ state: 'hidden' });
    await guiding.page.goto(address);
    for (const side of [our, their, guiding]) await accept(side);
    await guiding.page.getByText('Todas las partes han aceptado la versión 1.').waitFor();

    // Plan, with the approval of the teacher.
    await their.page.reload();
    await input.activate(their.page.getByRole('button', { name: 'Proponer un plan' }));
    const plan = their.page.getByRole('dialog', { name: 'Proponer un plan' });
    await input.fill(plan.getByRole('textbox', { name: 'Hito 1: título' }), 'Mapa de sensores');
    await input.activate(plan.getByRole('button', { name: 'Enviar la propuesta' }));
    await plan.waitFor({ state: 'hidden' });
    await our.page.reload();
    await press(our, 'Aceptar el plan');
    await guiding.page.reload();
    await press(guiding, 'Dar el visto bueno');

    // Two deliveries, one of them sent back.
    await move(our, 'Empezar la colaboración', 'Empezar');
    await deliver(their, 'Entregar: Mapa de sensores', 'https://ejemplo.org/borrador');
    await our.page.reload();
    await input.activate(our.page.getByRole('button', { name: 'Pedir cambios: Mapa de sensores' }));
    const changes = our.page.getByRole('dialog', { name: 'Pedir cambios: Mapa de sensores' });
    await input.fill(changes.getByRole('textbox'), 'Falta la plaza.');
    await input.activate(changes.getByRole('button', { name: 'Pedir cambios' }));
    await changes.waitFor({ state: 'hidden' });
    await deliver(their, 'Entregar otra versión: Mapa de sensores', 'https://ejemplo.org/otra');
    await guiding.page.reload();
    await input.activate(guiding.page.getByRole('button', { name: 'Aprobar: Mapa de sensores' }));
    await input.activate(guiding.page.getByRole('button', { name: 'Aprobar la entrega' }));
    await guiding.page.getByText(/^El docente aprobó esta versión/).waitFor();

    // Hours, confirmed by the organisation, and the end of the work.
    await their.page.reload();
    await input.activate(their.page.getByRole('button', { name: /^\+ 5 h/ }).first());
    await their.page.getByText('0 h confirmadas y 5 h por confirmar.').waitFor();
    await our.page.reload();
    await input.activate(our.page.getByRole('button', { name: 'Confirmar 1 semana' }));
    await our.page.getByText('5 h confirmadas.').waitFor();
    await move(their, 'Entregar el trabajo', 'Entregar');
    await move(our, 'Dar por terminada', 'Dar por terminada');

    // Both evaluate each other.
    await evaluate(their, { button: 'Valorar a la organización', criteria: organizationCriteria });
    await evaluate(our, { button: /^Valorar a/, criteria: studentCriteria });
    await their.page.reload();
    await their.page.getByText(/^Lo que dice/).waitFor();

    // A certificate, which a visitor checks.
    await input.activate(their.page.getByRole('button', { name: 'Emitir el certificado' }));
    const issuing = their.page.getByRole('dialog', { name: 'Emitir el certificado' });
    await input.check(issuing.getByRole('checkbox', { name: 'El proyecto' }));
    await input.activate(issuing.getByRole('button', { name: 'Emitir', exact: true }));
    const code = await their.page
      .getByRole('link', { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/ })
      .innerText();
    const visitor = await person('visitor', { width });
    await visitor.page.goto(`/certificados/${code}`);
    await visitor.page.getByText('Este certificado es válido').waitFor();
    await expect(visitor.page.getByText(title)).toBeVisible();

    // The work is published with what the project says.
    await input.activate(their.page.getByRole('button', { name: 'Publicar el trabajo' }));
    await their.page.waitForURL(/\/tfx\/\d+\/edit$/);
    await expect(their.page.getByRole('textbox', { name: /^Título/ })).toHaveValue(title);

    await their.page.goto(address);
    const problems = [
      ...(await lookOverOnEach(their.page, 'a collaboration that has ended', [
        { width: 320 },
        { width: 768, colorScheme: 'dark' },
        { width: 1280, colorScheme: 'light' },
      ])),
      ...[student, coordinator, teacher, visitor].flatMap((somebody) => somebody.problems),
    ];
    expect(problems).toEqual([]);
  });
