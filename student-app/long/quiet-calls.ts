import type { QuietCall } from '@puente/testing/campaigns/faulty-calls';

/** Calls whose failure shows no message, as the page is complete without them. Each has its reason. */
export const quietCalls: readonly QuietCall[] = [
  {
    pages: /./,
    call: /^GET \/api\/(drafts|tfxes\/:id\/draft)$/,
    why: 'what is kept here fills the form; the draft is asked for again before the next one is sent',
  },
  { pages: /./, call: / facets$/, why: 'the options of a filter stand without their numbers' },
  {
    pages: /^projects?$/,
    call: /^GET \/api\/applys( with .*)?$/,
    why: 'a second application is refused with its reason',
  },
  {
    pages: /^(projectApply|apply|apply-incomplete)$/,
    call: /^GET \/api\/applys( with .*)?$/,
    why: 'the form is open; a second application is refused with its reason',
  },
  {
    pages: /^(projectApply|apply)$/,
    call: /^GET \/api\/applys\/cvs$/,
    why: 'it offers a file that was sent before; another one can be chosen',
  },
  {
    pages: /^(projects?|organization|companies.*)$/,
    call: /^GET \/api\/students\/:id( with .*)?$/,
    why: 'a project stands without the line that says how well it suits',
  },
  {
    pages: /^projects$/,
    call: /^GET \/api\/saved-searches$/,
    why: 'the button offers to be told, which changes a search that is known',
  },
  {
    pages: /^organization$/,
    call: /^GET \/api\/organizations\/:id\/brand$/,
    why: 'whom it looks for is said beside what it offers, by those that say it',
  },
  {
    pages: /^(resource|project)$/,
    call: /\/visit$/,
    why: 'a visit that could not be counted is not the reader’s concern',
  },
  {
    pages: /^profile-(studies|teaching)$/,
    call: /^GET \/api\/degree\/names$/,
    why: 'the list of degrees says so once it is opened, and can be asked for again there',
  },
  {
    pages: /^chat/,
    call: /^GET \/api\/conversations\/events$/,
    why: 'the stream is opened again by itself, and what came meanwhile is asked for then',
  },
  {
    pages: /^chat/,
    call: /^POST \/api\/conversations\/:id\/read$/,
    why: 'the conversation is there to be read; the next visit marks it',
  },
  {
    pages: /^workCreate$/,
    call: /^GET \/api\/students\/:id\/tfxes( with .*)?$/,
    why: 'the doors are what the page is for; what was begun is in the profile too',
  },
  {
    pages: /^project$/,
    call: /^GET \/api\/projects( with .*)?$/,
    why: 'similar projects are an offer beside the page',
  },
];
