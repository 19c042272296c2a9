/** Browser tests of a collaboration, from the confirmed place to its end, as both sides see it. */
import { call } from '@puente/testing/campaigns/kept-form';
import { keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { applyTo, type OpenPerson, preselect, publishProject } from './fresh-records.ts';

const title = 'Ingeniería de datos para medir el ruido';

/** A coordinator, and a student whom they have selected. */
async function selectedStudent(person: OpenPerson, url: string, width: number) {
  const coordinator = await person('coordinator', { width });
  const student = await person('student', { width });
  const project = await publishProject(coordinator, url);
  const application = await applyTo(project.id, student, url);
  await preselect(application, coordinator, url);
  await call(coordinator.context, url, ['PUT', `/api/applys/${application}`, { status: 'selected' }]);
  return { coordinator, student, application };
}

for (const { device, input, width } of [
  { device: 'pointer', input: pointer, width: 1280 },
  { device: 'keyboard', input: keyboard, width: 360 },
]) {
  test(`a selected student confirms, delivers, changes and ends a collaboration with the ${device} at ${width} px`, async ({
    person,
    product,
  }) => {
    const { coordinator, student, application } = await selectedStudent(person, product.url, width);
    const their = student.page;
    const our = coordinator.page;
    const problems: string[] = [];

    await their.goto(`/profile/applications/${application}`);
    problems.push(...(await lookOver(their, 'the question')));
    await input.activate(their.getByRole('button', { name: 'Confirmar que participo' }));
    await their.waitForURL(/\/colaboraciones\/\d+$/);
    await their.getByText('Le toca a la organización: fijar las fechas').waitFor();

    await our.goto(new URL(their.url()).pathname);
    await input.activate(our.getByRole('button', { name: 'Fijar las fechas' }));
    const dates = our.getByRole('dialog', { name: 'Fechas y persona de contacto' });
    for (const [label, day] of [
      ['Primer día', ['01', '02', '2099']],
      ['Último día', ['15', '06', '2099']],
    ] as const) {
      const field = dates.getByRole('group', { name: label });
      for (const [index, part] of day.entries())
        await field.getByRole('spinbutton').nth(index).pressSequentially(part);
    }
    await input.activate(dates.getByRole('button', { name: 'Guardar' }));
    await our.getByText('1 de febrero de 2099 – 15 de junio de 2099').waitFor();
    await input.activate(our.getByRole('button', { name: 'Empezar la colaboración' }));
    await input.activate(our.getByRole('dialog').getByRole('button', { name: 'Empezar' }));
    await our.getByText('Le toca al estudiante: entregar el trabajo').waitFor();

    await their.reload();
    await input.activate(their.getByRole('button', { name: /^\+ 5 h/ }).first());
    await their.getByText('0 h confirmadas y 5 h por confirmar.').waitFor();
    problems.push(...(await lookOver(their, 'the hours')));
    await our.reload();
    await input.activate(our.getByRole('button', { name: 'Confirmar 1 semana' }));
    await our.getByText('5 h confirmadas.').waitFor();

    const deliver = async () => {
      await their.reload();
      await input.activate(their.getByRole('button', { name: 'Entregar el trabajo' }));
      await input.activate(their.getByRole('dialog').getByRole('button', { name: 'Entregar' }));
      await their.getByText('Le toca a la organización: revisar la entrega').waitFor();
    };
    await deliver();
    await our.reload();
    await input.activate(our.getByRole('button', { name: 'Pedir cambios' }));
    const changes = our.getByRole('dialog', { name: 'Pedir cambios en la entrega' });
    await input.fill(changes.getByRole('textbox'), 'Falta el anexo con los sensores.');
    problems.push(...(await lookOver(our, 'asking for changes')));
    await input.activate(changes.getByRole('button', { name: 'Pedir cambios' }));
    await our.getByText('Le toca al estudiante: entregar el trabajo').waitFor();
    await deliver();
    await their.getByText('Falta el anexo con los sensores.').waitFor();
    await our.reload();
    await input.activate(our.getByRole('button', { name: 'Dar por terminada' }));
    await input.activate(our.getByRole('dialog').getByRole('button', { name: 'Dar por terminada' }));
    await our.getByText('Esta colaboración ha terminado').waitFor();
    problems.push(
      ...(await lookOverOnEach(our, 'a collaboration', [
        { width: 320 },
        { width: 768, colorScheme: 'dark' },
        { width: 1280, colorScheme: 'light' },
      ])),
    );

    await input.check(our.getByRole('checkbox', { name: /pueden nombrarnos/ }));
    await our.getByText('Los trabajos que salgan de aquí os nombran.').waitFor();
    await their.reload();
    await input.activate(their.getByRole('button', { name: 'Publicar el trabajo' }));
    await their.waitForURL(/\/tfx\/\d+\/edit$/);
    await expect(their.getByRole('textbox', { name: /^Título/ })).toHaveValue(title);

    await their.goto('/colaboraciones?tab=ended');
    await their.getByRole('link', { name: title }).waitFor();
    problems.push(...(await lookOver(their, 'the list')));
    expect([...problems, ...student.problems, ...coordinator.problems]).toEqual([]);
  });
}

test('a student who cannot take the place says so, and one who cancels says why', async ({
  person,
  product,
}) => {
  const first = await selectedStudent(person, product.url, 1280);
  const { page } = first.student;
  await page.goto(`/profile/applications/${first.application}`);
  await page.getByRole('button', { name: 'No puedo participar' }).click();
  const decline = page.getByRole('dialog', { name: '¿No vas a participar?' });
  await decline.getByRole('textbox').fill('He aceptado otro proyecto.');
  await decline.getByRole('button', { name: 'No puedo participar' }).click();
  await page.getByText('Se lo hemos dicho a la organización.').waitFor();
  await page.getByText('No disponible', { exact: true }).waitFor();

  const second = await selectedStudent(person, product.url, 360);
  const other = second.student.page;
  await other.goto('/');
  await other.getByRole('link', { name: `¿Participas en «${title}»?` }).click();
  await other.getByRole('button', { name: 'Confirmar que participo' }).click();
  await other.waitForURL(/\/colaboraciones\/\d+$/);
  await other.getByRole('button', { name: 'Cancelar la colaboración' }).click();
  const cancel = other.getByRole('dialog', { name: '¿Cancelar la colaboración?' });
  await cancel.getByRole('textbox').fill('Me voy de Erasmus.');
  // A closed dialog keeps its text.
  await cancel.getByRole('button', { name: 'Seguir con ella' }).click();
  await other.getByRole('button', { name: 'Cancelar la colaboración' }).click();
  await expect(cancel.getByRole('textbox')).toHaveValue('Me voy de Erasmus.');
  await cancel.getByRole('button', { name: 'Cancelar la colaboración' }).click();
  await other.getByText('Esta colaboración se canceló').waitFor();
  expect([...first.student.problems, ...second.student.problems]).toEqual([]);
});
