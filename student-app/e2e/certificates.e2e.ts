/** Browser tests of certificates: issued by the student, checked by a visitor, voided by the organisation. */
import { dayInSpain } from '@puente/contract/day-in-spain';
import { weekOf } from '@puente/contract/hours-log';
import { call } from '@puente/testing/campaigns/kept-form';
import { keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { delivered } from './fresh-collaboration.ts';

const screens = [
  { width: 320 },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

for (const { device, input, width } of [
  { device: 'pointer', input: pointer, width: 1280 },
  { device: 'keyboard', input: keyboard, width: 360 },
]) {
  test(`a certificate is issued, checked and voided with the ${device} at ${width} px`, async ({
    person,
    product,
  }) => {
    const { coordinator, student, id, organization } = await delivered(person, product.url, width);
    const [our, their] = [coordinator.page, student.page];
    const problems: string[] = [];
    await call(student.context, product.url, [
      'PUT',
      `/api/collaborations/${id}/hours`,
      { week: weekOf(dayInSpain(Date.now())), minutes: 390 },
    ]);
    const { data: weeks } = await call<{ data: { id: number; minutes: number }[] }>(
      coordinator.context,
      product.url,
      ['GET', `/api/collaborations/${id}/hours`],
    );
    await call(coordinator.context, product.url, [
      'POST',
      `/api/collaborations/${id}/hours/confirmations`,
      { weeks: weeks.map(({ id: week, minutes }) => ({ id: week, minutes })) },
    ]);

    // The organisation says what it has seen, and ends the collaboration.
    await our.goto(`/colaboraciones/${id}`);
    await input.activate(our.getByRole('button', { name: 'Marcar competencias' }));
    const seen = our.getByRole('dialog', { name: 'Competencias de' });
    await input.check(seen.getByRole('checkbox', { name: 'Iniciativa' }));
    await input.check(seen.getByRole('checkbox', { name: 'Comunicación' }));
    problems.push(...(await lookOver(our, 'the form of competences')));
    await input.activate(seen.getByRole('button', { name: 'Guardar' }));
    await our.getByText('Iniciativa y Comunicación').waitFor();
    await their.goto(`/colaboraciones/${id}`);
    await their
      .getByText('Podrás emitirlo cuando la organización dé la colaboración por terminada.')
      .waitFor();
    await call(coordinator.context, product.url, [
      'POST',
      `/api/collaborations/${id}/move`,
      { from: 'delivered', state: 'closed' },
    ]);

    // The student issues it. A form that is closed keeps its answers.
    await their.reload();
    await input.activate(their.getByRole('button', { name: 'Emitir el certificado' }));
    const issuing = their.getByRole('dialog', { name: 'Emitir el certificado' });
    await input.check(issuing.getByRole('checkbox', { name: 'La organización' }));
    await input.check(issuing.getByRole('checkbox', { name: 'Las horas confirmadas' }));
    problems.push(...(await lookOver(their, 'the form of the certificate')));
    await input.activate(issuing.getByRole('button', { name: 'Cancelar' }));
    await input.activate(their.getByRole('button', { name: 'Emitir el certificado' }));
    await expect(issuing.getByRole('checkbox', { name: 'Las horas confirmadas' })).toBeChecked();
    await input.activate(issuing.getByRole('button', { name: 'Emitir', exact: true }));
    const link = their.getByRole('link', { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/ });
    const code = await link.innerText();
    problems.push(...(await lookOverOnEach(their, 'the certificate', screens)));
    const pdf = their
      .getByRole('region', { name: 'Certificado' })
      .getByRole('link', { name: 'Descargar en PDF' });
    const file = await student.context.request.get((await pdf.getAttribute('href')) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const badge = their.getByRole('link', { name: 'Descargar la insignia' });
    const signed = await student.context.request.get((await badge.getAttribute('href')) ?? '');
    expect(await signed.json()).toMatchObject({ type: ['VerifiableCredential', 'OpenBadgeCredential'] });

    // A visitor with the code reads what the student shows.
    const visitor = await person('visitor', { width });
    await visitor.page.goto('/certificados/7K3M-9QWX-0000');
    await visitor.page.getByRole('heading', { level: 1, name: 'No conocemos este código' }).waitFor();
    problems.push(...(await lookOver(visitor.page, 'an unknown code')));
    await input.fill(visitor.page.getByLabel('Código'), code.toLowerCase().replaceAll('-', ' '));
    await input.activate(visitor.page.getByRole('button', { name: 'Comprobar' }));
    await visitor.page.getByText('Este certificado es válido').waitFor();
    await expect(visitor.page.getByText(organization, { exact: true })).toBeVisible();
    await expect(visitor.page.getByText('6,5 horas')).toBeVisible();
    await expect(visitor.page.getByText('Iniciativa')).toHaveCount(0);
    problems.push(...(await lookOverOnEach(visitor.page, 'the public page', screens)));

    // The organisation voids it.
    await our.reload();
    await input.activate(our.getByRole('button', { name: 'Anular el certificado' }));
    const voiding = our.getByRole('dialog', { name: '¿Anular el certificado' });
    await input.activate(voiding.getByRole('button', { name: 'Anular' }));
    await voiding.getByText('Este campo es obligatorio').first().waitFor();
    await input.fill(voiding.getByLabel('Motivo'), 'Las fechas no son las del trabajo.');
    await input.activate(voiding.getByRole('button', { name: 'Anular' }));
    await our.getByText('La organización lo anuló').waitFor();
    await their.reload();
    await their.getByText('«Las fechas no son las del trabajo.»').first().waitFor();
    problems.push(...(await lookOver(their, 'the voided certificate')));
    await visitor.page.reload();
    await visitor.page.getByText('Este certificado ya no es válido').waitFor();
    await expect(visitor.page.getByText('Las fechas no son')).toHaveCount(0);
    expect([...problems, ...student.problems, ...coordinator.problems]).toEqual([]);
  });
}
