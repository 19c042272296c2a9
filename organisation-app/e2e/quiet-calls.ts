import type { QuietCall } from '@puente/testing/campaigns/faulty-calls';

/** Calls without whose answer a page is whole: nothing is said when they fail. Each with the reason. */
export const quietCalls: readonly QuietCall[] = [
  {
    pages: /./,
    call: /^GET \/api\/drafts$/,
    why: 'what is kept here fills the form; the draft is asked for again before the next one is sent',
  },
  { pages: /./, call: / facets$/, why: 'the options of a filter stand without their numbers' },
];
