/** Acceptance: no interruption loses text, on any page of any form. The campaign defines the interruptions. */
import { call } from '@puente/testing/campaigns/kept-form';
import { testKeptForms } from '@puente/testing/campaigns/kept-forms';
import { keptForms, newTitle } from './kept-forms.ts';
import { findRecords } from './page-visits.ts';

testKeptForms({
  forms: keptForms,
  sample: 'an opportunity',
  beginAnew: async (context, url) => {
    const me = await call<{ details: { organization?: unknown } }>(context, url, ['GET', '/api/users/me']);
    if (!me.details.organization) return;
    const { organization } = await findRecords(context);
    const { data } = await call<{ data: { id: number; title: string; status: string }[] }>(context, url, [
      'GET',
      `/api/organizations/${organization}/projects?filters[status][$eq]=draft&pagination[pageSize]=100`,
    ]);
    for (const { id, title } of data)
      if (title === newTitle) await call(context, url, ['DELETE', `/api/projects/${id}`]);
  },
});
