/** Browser test of interviews, with an organisation and a student in two browsers: by mouse, and by keyboard on a phone. */
import type { Page } from '@playwright/test';
import { call } from '@puente/testing/campaigns/kept-form';
import { type InputDriver, keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { preselectedStudent } from './fresh-records.ts';

const inAWeek = (hours: number): string =>
  new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + (7 * 24 + hours) * 3_600_000).toISOString();

/** Saves a screenshot in the folder `PICTURES`, for manual review. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined)
    await page.screenshot({ path: `${folder}/interviews-${name}.png`, fullPage: true });
}

const ways: readonly { name: string; hands: InputDriver; width: number }[] = [
  { name: 'mouse', hands: pointer, width: 1280 },
  { name: 'keyboard', hands: keyboard, width: 360 },
];

for (const { name, hands, width } of ways)
  test(`times are offered, taken, moved and cancelled: by ${name} at ${width} px`, async ({
    product: { url },
    person,
  }) => {
    const {
      student,
      coordinator: organization,
      application,
    } = await preselectedStudent((who, options) => person(who, { ...options, width }), url);
    const [desk, me] = [organization.page, student.page];
    const { data: applied } = await call<{ data: { project: { id: number } } }>(student.context, url, [
      'GET',
      `/api/applys/${application}?populate=project`,
    ]);
    const findings: string[] = [];

    await desk.goto(`/organizations/projects/${applied.project.id}/applys?open=${application}`);
    await hands.activate(desk.getByRole('button', { name: 'Ofrecer una entrevista' }));
    const offer = desk.getByRole('dialog');
    await offer.getByRole('button', { name: 'Ofrecer las horas' }).waitFor();
    await hands.fill(offer.getByRole('textbox', { name: /^Enlace/ }), 'https://meet.ejemplo.org/sala');
    await hands.activate(offer.getByRole('button', { name: 'Añadir otra hora' }));
    await offer.getByText('Hora 2').waitFor();
    findings.push(...(await lookOver(desk, 'offer')));
    await picture(desk, `offer-${width}`);
    await hands.activate(offer.getByRole('button', { name: 'Cancelar' }));
    // The calendar of a date field has its own tests.
    await call(organization.context, url, [
      'POST',
      '/api/interviews',
      {
        applications: [application],
        times: [inAWeek(0), inAWeek(2)],
        minutes: 30,
        place_kind: 'video',
        place: 'https://meet.ejemplo.org/sala',
      },
    ]);

    await me.goto('/profile?section=applys');
    findings.push(...(await lookOver(me, 'list of applications')));
    await hands.activate(me.getByRole('link', { name: 'Elige hora para tu entrevista' }));
    const panel = me.getByRole('region', { name: 'Entrevista' });
    await panel.getByRole('radio').first().waitFor();
    findings.push(...(await lookOver(me, 'offered times')));
    await picture(me, `offered-${width}`);
    await hands.check(panel.getByRole('radio').first());
    await hands.activate(panel.getByRole('button', { name: 'Reservar esta hora' }));
    await panel.getByText(/Tu entrevista está confirmada/).waitFor();
    findings.push(...(await lookOver(me, 'chosen time')));
    await picture(me, `taken-${width}`);

    await desk.reload();
    const held = desk.getByRole('region', { name: /^Entrevista con/ });
    await held.getByText(/^Hora elegida/).waitFor();
    findings.push(...(await lookOver(desk, 'chosen time on the desk')));
    await picture(desk, `desk-${width}`);
    const { data } = await call<{ data: { id: number; starts_at: string }[] }>(organization.context, url, [
      'GET',
      `/api/interviews?filters[application][$eq]=${application}`,
    ]);
    await call(organization.context, url, [
      'POST',
      `/api/interviews/${data[0]?.id}/move`,
      { from: data[0]?.starts_at, starts_at: inAWeek(5), reason: 'Ese día hay huelga.' },
    ]);

    await me.reload();
    await panel.getByText(/«Ese día hay huelga.»/).waitFor();
    await hands.activate(panel.getByRole('button', { name: 'Cancelar la entrevista' }));
    const dialog = me.getByRole('dialog');
    await hands.fill(dialog.getByRole('textbox', { name: /¿Por qué/ }), 'He aceptado otro proyecto.');
    findings.push(...(await lookOver(me, 'reason')));
    await hands.activate(dialog.getByRole('button', { name: 'Cancelar la entrevista' }));
    await panel.getByText('Cancelada.').waitFor();
    await desk.reload();
    await held.getByText(/He aceptado otro proyecto/).waitFor();
    expect(findings).toEqual([]);
  });
