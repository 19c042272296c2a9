/** Acceptance: no interruption loses text, on any page of any form. The campaign defines the interruptions. */
import { call } from '@puente/testing/campaigns/kept-form';
import { testKeptForms } from '@puente/testing/campaigns/kept-forms';
import { keptForms, ownWorks } from './kept-forms.ts';

testKeptForms({
  forms: keptForms,
  sample: 'an application',
  beginAnew: async (context, url) => {
    for (const { id, isDraft } of await ownWorks(context, url))
      if (isDraft) await call(context, url, ['DELETE', `/api/tfxes/${id}`]);
  },
});
