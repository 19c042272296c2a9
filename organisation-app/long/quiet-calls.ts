import type { QuietCall } from '@puente/testing/campaigns/faulty-calls';

/** Calls whose failure shows no message, as the page is complete without them. Each has its reason. */
export const quietCalls: readonly QuietCall[] = [
  {
    pages: /./,
    call: /^GET \/api\/drafts$/,
    why: 'what is kept here fills the form; the draft is asked for again before the next one is sent',
  },
  { pages: /./, call: / facets$/, why: 'the options of a filter stand without their numbers' },
  {
    pages: /^organization(Projects|Create)/,
    call: /^GET \/api\/(alerts|organizations\/:id\/waiting)$/,
    why: 'what waits is said a second time where it stands: on each project, and among the alerts',
  },
  {
    pages: /./,
    call: /^GET \/api\/users\/me\/second-factor$/,
    why: 'the offer of a second factor is made again another day',
  },
  {
    pages: /^staffOrganization$/,
    call: /^GET \/api\/organizations\/review$/,
    why: 'the way to the next one is in the list, too',
  },
  {
    pages: /^organizationManage-page$/,
    call: /^GET \/api\/organizations\/:id\/brand$/,
    why: 'whom it looks for has a section of its own, which says so',
  },
  {
    pages: /^organizationManage-followers$/,
    call: /^GET \/api\/study-areas$/,
    why: 'the list stands without a choice of areas',
  },
  {
    pages: /^projectCreate$/,
    call: /^GET \/api\/organizations\/:id\/projects( with .*)?$/,
    why: 'copying an earlier project is an offer below the form',
  },
  {
    pages: /^projectEdit$/,
    call: /^GET \/api\/projects\/:id\/editing$/,
    why: 'who else is writing is asked for again every few seconds; what both wrote is merged when it is saved',
  },
  {
    pages: /^projectApplications/,
    call: /^GET \/api\/conversations\/events$/,
    why: 'the stream is opened again by itself, and what came meanwhile is asked for then',
  },
  {
    pages: /^talentProfile$/,
    call: /^GET \/api\/talent-invitations( with .*)?$/,
    why: 'a second invitation to the same project is refused with its reason',
  },
  {
    pages: /^noTalentAccess$/,
    call: /^GET \/api\/organizations\/:id\/talent\/access$/,
    why: 'the page says what the corner is and how to ask for it, whether one is in already or not',
  },
  {
    pages: /^innovation$/,
    call: /^GET \/api\/coordinators\/:id( with .*)?$|^GET \/api\/coordinators( with .*)?$/,
    why: 'works stand without their button to save them; the tab of the saved ones says so',
  },
];
