/** Browser tests of the next step of a collaboration, and of the calendar that programs subscribe to. */
import { call } from '@puente/testing/campaigns/kept-form';
import { keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { running } from './running-collaboration.ts';

interface Planned {
  data: { proposal: { id: number } | null };
}

for (const { device, input, width } of [
  { device: 'pointer', input: pointer, width: 1280 },
  { device: 'keyboard', input: keyboard, width: 360 },
])
  test(`steps follow the plan, and the calendar has its days, with the ${device} at ${width} px`, async ({
    person,
    product,
    request,
  }) => {
    const { coordinator, student, address } = await running(person, product.url, width);
    const their = student.page;
    const our = coordinator.page;
    const problems: string[] = [];
    const plan = `/api${address.replace('colaboraciones', 'collaborations')}/plan`;
    const milestone = {
      milestone: null,
      title: 'Mapa de sensores',
      description: 'El mapa.',
      due: '2099-03-28',
    };
    const proposed = await call<Planned>(student.context, product.url, [
      'POST',
      plan,
      { seen: null, milestones: [milestone] },
    ]);

    await our.goto(address);
    await our.getByText('Te toca: responder al plan propuesto').waitFor();
    const agreement = { proposal: proposed.data.proposal?.id ?? 0, answer: 'agree' };
    await call(coordinator.context, product.url, ['POST', `${plan}/answers`, agreement]);
    await their.goto(address);
    await their.getByText('Te toca: entregar «Mapa de sensores»').waitFor();
    await their.getByText('Antes de que acabe el 28 de marzo de 2099', { exact: true }).waitFor();

    await their.goto('/colaboraciones');
    await their.getByText('Te toca: entregar «Mapa de sensores»').first().waitFor();
    const section = their.getByRole('region', { name: 'En tu calendario' });
    await input.activate(section.getByRole('button', { name: 'Suscribirse al calendario' }));
    const field = section.getByRole('textbox', { name: 'Dirección de tu calendario' });
    await field.waitFor();
    problems.push(...(await lookOver(their, 'the address of the calendar')));
    const calendarOf = async (url: string) => (await request.get(url)).text();
    const first = await field.inputValue();
    expect((await calendarOf(first)).replaceAll('\r\n ', '')).toContain('Último día para «Mapa de sensores»');
    await input.activate(section.getByRole('button', { name: 'Renovar dirección' }));
    await expect(field).not.toHaveValue(first);
    expect((await request.get(first)).status()).toBe(404);
    await their.reload();
    await section.getByText(/^Tu calendario tiene una dirección desde el/).waitFor();
    problems.push(
      ...(await lookOverOnEach(their, 'collaborations with a calendar', [
        { width: 320 },
        { width: 768, colorScheme: 'dark' },
        { width: 1280, colorScheme: 'light' },
      ])),
    );
    await input.activate(section.getByRole('button', { name: 'Dejar de compartir' }));
    await section.getByRole('button', { name: 'Suscribirse al calendario' }).waitFor();
    expect([...problems, ...student.problems, ...coordinator.problems]).toEqual([]);
  });
