import { logIn } from '../../test/client.ts';
import { startOperatedProcess, startOperatedServer } from '../../test/operated.ts';
import { until } from '../../test/until.ts';
import { noticeLimits } from '@puente/contract/constants/audience-notices';
import { ids } from '@puente/contract/ids';
import { studentCrowd } from '@puente/testing/student-crowd';

it('goes on where it was after its process was killed, and tells nobody twice', async () => {
  const crowd = 3 * noticeLimits.perStep;
  const server = await startOperatedProcess();
  await server.rows(studentCrowd(crowd, 'caida'));
  const added = await server.rows<{ id: number }>(
    `insert into campaigns (code, name, title) values ('caida', 'Caída', '') returning id`,
  );
  const staff = await logIn(server.address, 'staff');
  const { data } = await staff.call('POST /api/audience-notices', {
    body: {
      data: {
        kind: 'u4i_advice',
        title: 'Consejo',
        text: '<p>Hola</p>',
        link: '',
        linkText: '',
        audience: {
          universities: [],
          studyAreas: [],
          campaigns: [ids.campaign.parse(added[0]?.id)],
          situations: [],
        },
      },
    },
  });
  const params = { id: data.data.id };
  await staff.call('POST /api/audience-notices/:id/start', { params, body: { data: { startsAt: null } } });
  const told = async (rows: typeof server.rows) =>
    (
      await rows<{ all: number; people: number }>(
        `select count(*)::int as "all", count(distinct student_id)::int as people from messages where audience_notice_id = ${params.id}`,
      )
    )[0];
  await until(async () => ((await told(server.rows))?.all ?? 0) > 0, 20_000);
  await server.kill();

  const again = await startOperatedServer({ from: server });
  expect((await told(again.rows))?.all).toBeLessThan(crowd);
  const isSent = async () =>
    (await again.rows(`select 1 from audience_notices where id = ${params.id} and state = 'sent'`)).length ===
    1;
  // The queue notices half a minute later that a step was cut off.
  await until(isSent, 100_000);
  expect(await told(again.rows)).toEqual({ all: crowd, people: crowd });
  await again.stop();
}, 150_000);
