/** Browser tests of an agreement: three parties accept it, it is amended, and a university needs its own. */
import { call } from '@puente/testing/campaigns/kept-form';
import { keyboard, pointer } from '@puente/testing/input-driver';
import { expect, type Fixtures, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { pdfFile } from '@puente/testing/pdf';
import { choose } from './choose-file.ts';
import { confirmed } from './fresh-collaboration.ts';

const terms = {
  tasks: 'Medir el ruido de los sensores y publicar un mapa.',
  begins: '2099-02-01',
  ends: '2099-06-15',
  hours_week: 15,
  hours_total: null,
  place: 'A Coruña.',
  pay: 'Sin ayuda económica.',
  result: 'Compartida.',
  confidentiality: 'Nadie cuenta fuera lo confidencial.',
  data_protection: 'Los datos se usan solo para este trabajo.',
  seen: null,
};

/** A student of a fresh university, a coordinator and a teacher with a collaboration whose agreement is written. */
async function begun({ person, product }: Pick<Fixtures, 'person' | 'product'>, width: number) {
  const { url } = product;
  const { coordinator, student, id, base } = await confirmed(person, url, width);
  const teacher = await person('teacher', { width });
  const university = `Universidad del Faro ${Date.now()}`;
  await product.sql(`insert into universities (name, validated) values ('${university}', true)`);
  await product.sql(`update students set university_id = (select id from universities where name = '${university}')
    where user_id = (select id from users where email = '${student.email}')`);
  const api = `/api/collaborations/${id}`;
  await call(coordinator.context, url, ['PUT', api, { begins: terms.begins, ends: terms.ends, base }]);
  await call(student.context, url, ['POST', `${api}/teacher-invitation`, { email: teacher.email }]);
  const invitations = await call<{ data: { id: number }[] }>(teacher.context, url, [
    'GET',
    '/api/teacher-invitations',
  ]);
  const invitation = invitations.data[0]?.id ?? 0;
  await call(teacher.context, url, [
    'POST',
    `/api/teacher-invitations/${invitation}/answer`,
    { accepted: true },
  ]);
  return { coordinator, student, teacher, university, api, address: `/colaboraciones/${id}` };
}

for (const { device, input, width } of [
  { device: 'pointer', input: pointer, width: 1280 },
  { device: 'keyboard', input: keyboard, width: 360 },
])
  test(`three parties accept an agreement, and a university needs its own, with the ${device} at ${width} px`, async ({
    person,
    product,
    openAs,
  }) => {
    const { coordinator, student, teacher, university, api, address } = await begun(
      { person, product },
      width,
    );
    const problems: string[] = [];

    const support = await openAs('soporte@puente.test', '/staff/estudios', { width });
    const rules = support.page.getByRole('region', { name: 'Convenios que piden las universidades' });
    await input.fill(rules.getByRole('searchbox'), university);
    await input.activate(rules.getByRole('button', { name: `Añadir el convenio de ${university}` }));
    const rule = support.page.getByRole('dialog', { name: `Convenio de ${university}` });
    await input.check(rule.getByRole('radio', { name: 'el docente' }));
    await input.fill(rule.getByRole('textbox', { name: /^Qué hay que hacer/ }), 'Pídelo en la secretaría.');
    await input.fill(rule.getByRole('textbox', { name: /^Página/ }), 'https://faro.example/convenios');
    for (const [index, part] of ['28', '11', '2026'].entries())
      await rule.getByRole('spinbutton').nth(index).pressSequentially(part);
    await input.fill(rule.getByRole('textbox', { name: /^Cláusulas/ }), 'La universidad visita el trabajo.');
    problems.push(...(await lookOver(support.page, 'a rule')));
    await input.activate(rule.getByRole('button', { name: 'Guardar' }));
    await rules.getByText(/^Lo pide el docente\./).waitFor();

    await call(coordinator.context, product.url, ['POST', `${api}/agreement`, terms]);
    for (const { page } of [student, coordinator]) {
      await page.goto(address);
      await input.activate(page.getByRole('button', { name: 'Leer y aceptar' }));
      const dialog = page.getByRole('dialog', { name: 'Acuerdo, versión 1' });
      await dialog.getByRole('heading', { name: `Cláusulas de ${university}` }).waitFor();
      await input.check(dialog.getByRole('checkbox'));
      problems.push(...(await lookOver(page, 'the text')));
      await input.activate(dialog.getByRole('button', { name: 'Aceptar el acuerdo' }));
      await page.getByText('Versión 1: falta que la acepten otras partes.').waitFor();
    }
    const guide = teacher.page;
    await guide.goto(address);
    await input.activate(guide.getByRole('button', { name: 'Subir una copia firmada' }));
    await choose(guide, pdfFile('firmado.pdf'));
    await guide.getByText('Archivo subido').waitFor();
    problems.push(...(await lookOver(guide, 'a signed copy')));
    await input.activate(guide.getByRole('button', { name: 'Aceptar con esta copia' }));
    await guide.getByText('Todas las partes han aceptado la versión 1.').waitFor();
    const [copy] = await Promise.all([
      guide.waitForEvent('download'),
      input.activate(guide.getByRole('link', { name: /^Copia firmada de/ })),
    ]);
    expect(copy.suggestedFilename()).toBe('firmado.pdf');

    const our = coordinator.page;
    await our.reload();
    await input.activate(our.getByRole('button', { name: 'Cambiar el acuerdo' }));
    const change = our.getByRole('dialog', { name: 'Cambiar el acuerdo' });
    await input.fill(change.getByRole('textbox', { name: /^Ayuda económica/ }), '300 euros al mes.');
    await input.activate(change.getByRole('button', { name: 'Guardar el acuerdo' }));
    await our.getByText('Versión 2: falta que la aceptes tú.').waitFor();
    await input.activate(our.getByRole('button', { name: 'Empezar la colaboración' }));
    await our
      .getByText(
        `Puedes empezar igualmente, pero falta que todas las partes acepten el acuerdo y el convenio de ${university}.`,
      )
      .waitFor();
    problems.push(...(await lookOver(our, 'what is missing')));
    await input.activate(our.getByRole('dialog').getByRole('button', { name: 'Empezar' }));

    await guide.reload();
    await input.activate(guide.getByRole('button', { name: 'Anotar que lo he pedido' }));
    const entry = guide.getByRole('dialog', { name: `Convenio de ${university}` });
    await input.fill(entry.getByRole('textbox'), 'FARO-118');
    problems.push(...(await lookOver(guide, 'the reference')));
    await input.activate(entry.getByRole('button', { name: 'Guardar' }));
    await guide.getByText(/^Ya está: FARO-118/).waitFor();
    problems.push(
      ...(await lookOverOnEach(guide, 'an agreement', [
        { width: 320 },
        { width: 768, colorScheme: 'dark' },
        { width: 1280, colorScheme: 'light' },
      ])),
    );
    const all = [student, coordinator, teacher, support].flatMap((one) => one.problems);
    expect([...problems, ...all]).toEqual([]);
  });
