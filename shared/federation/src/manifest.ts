import { z } from 'zod';

/** Names that the manifests of a product may use. The product passes them; here they have no meaning. */
export interface ManifestNames {
  roles: readonly string[];
  /** Roles, and the name of a visitor without a session. */
  audiences: readonly string[];
  needs: readonly string[];
  conditions: readonly string[];
  counts: readonly string[];
  /** First parts of paths below which the pages of an app may share one chunk, which has that name. */
  commonChunks: readonly string[];
}

const routeName = z
  .string()
  .regex(/^[a-z][a-zA-Z]*$/)
  .describe('Unique in the whole product; also the name of the page chunk and of the page in ./pages');

const staffEntry = z.strictObject({
  for: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('Duties of the members of staff who see it, if the route is open to more of them'),
  label: z.string().min(1),
  description: z.string().min(1).describe('Spanish sentence: what the team does on the page'),
  route: routeName.describe(
    'Name of the route it opens, of this app or of another one; not shown while no released app has it',
  ),
  group: z.string().min(1).describe('Heading over the entries without a queue'),
  order: z.number().int().describe('Place in its group, and among queues that wait for the same time'),
  queue: z
    .strictObject({
      call: z
        .string()
        .regex(/^\/api\//)
        .describe('List of what waits, the oldest first and with one row, as the browser sends it'),
      oldest: z.string().regex(/^\w+$/).describe('Field of a row with the date since which it waits'),
      overdueAfterDays: z.number().int().positive().optional().describe('Never overdue when left out'),
    })
    .optional()
    .describe('What waits for the team on the page'),
});

const oneOf = (names: readonly string[] | undefined): z.ZodType<string> =>
  names
    ? z.enum(names, { error: ({ input }) => `"${String(input)}" is none of ${names.join(', ')}` })
    : z.string();

/**
 * Schema of an app's manifest: metadata that is available without loading the app's code. The shell builds header, guards and titles from
 * it; the edge chooses preload hints by it.
 * @param names allowed names of the product; default: any
 */
export function manifestOf(names?: ManifestNames) {
  const route = z.strictObject({
    name: routeName,
    path: z
      .string()
      .regex(/^\/(?:[\w:-]+(?:\/[\w:-]+)*)?$/)
      .describe('Absolute path; parameters are written :id'),
    title: z.string().min(1).describe('Spanish title of the document, without the name of the product'),
    description: z
      .string()
      .min(1)
      .optional()
      .describe(
        'Of the page, for search engines and shared links, where the page says nothing else of itself',
      ),
    guard: z
      .enum(['open', 'offerLogin', 'askLogin', 'redirectToLogin'])
      .default('open')
      .describe(
        'What happens without a session: the page opens; it opens and the login modal over it, which may be closed; the modal opens and nothing of the page; or login is a page of its own',
      ),
    roles: z
      .array(oneOf(names?.roles))
      .optional()
      .describe('Signed-in roles that may open it; all when left out'),
    needs: oneOf(names?.needs).optional().describe('What the signed-in person must have first'),
    data: z
      .array(z.string().regex(/^\/api\//))
      .optional()
      .describe('Calls that the page makes first, as the browser sends them: the edge announces them'),
    sections: z
      .array(z.string().min(1))
      .optional()
      .describe('Values of ?section= that the page has: a menu entry for another one is not shown'),
    rendered: z
      .literal(true)
      .optional()
      .describe('Drawn on the server, before any script, for everybody who may open it'),
    unlisted: z
      .literal(true)
      .optional()
      .describe('Search engines are not told of it, and are asked to leave it out; of an open page'),
    frame: z
      .enum(['full', 'reduced'])
      .default('full')
      .describe('Around the page: all of it, or only brand and account, without menu and footer'),
  });

  const menuEntry = z.strictObject({
    for: z
      .array(oneOf(names?.audiences))
      .min(1)
      .optional()
      .describe('Whom it is for; everybody when left out'),
    label: z.string().min(1),
    route: routeName.describe(
      'Name of the route it opens, of this app or of another one; not shown while no released app has it',
    ),
    query: z.record(z.string(), z.string()).optional(),
    place: z
      .enum(['main', 'profile', 'footer', 'bar'])
      .default('main')
      .describe(
        'In the bar it is an icon in sight, beside the account, and stands under the account as well',
      ),
    icon: z
      .string()
      .optional()
      .describe('Name of an icon of the design system; what stands in the bar needs one'),
    count: oneOf(names?.counts).optional().describe('What is counted at its icon; nothing when left out'),
    group: z
      .string()
      .optional()
      .describe('Entries with the same group share one disclosure menu with this label'),
    order: z.number().int(),
    when: oneOf(names?.conditions)
      .optional()
      .describe('Condition under which it is shown; always when left out'),
  });

  return z.strictObject({
    $schema: z.string().optional(),
    name: z
      .string()
      .regex(/^[a-z][a-z-]*$/)
      .describe('Folder, workspace and release name'),
    frameData: z
      .array(z.string().regex(/^\/api\//))
      .optional()
      .describe('Shell only: calls of the full frame around each page that opens to visitors'),
    routes: z.array(route),
    menu: z.array(menuEntry).default([]),
    staff: z
      .array(staffEntry)
      .optional()
      .describe('Pages of the team, listed on /staff. Releases keep them apart from the manifest'),
  });
}

/** Manifest with any names: an older or newer release may have names that this product does not know. */
export const appManifest = manifestOf();

export type AppManifest = z.infer<typeof appManifest>;
export type ManifestRoute = AppManifest['routes'][number];
export type ManifestMenuEntry = AppManifest['menu'][number];
export type ManifestStaffEntry = z.infer<typeof staffEntry>;

/** Splits a manifest into the part that every page embeds and the entries of staff, which only their own page requests. */
export function withStaffApart({ staff = [], ...manifest }: AppManifest): {
  manifest: AppManifest;
  staff: ManifestStaffEntry[];
} {
  return { manifest, staff };
}

/** Tells whether a visitor without a session may see the page of this route. */
export const opensToEverybody = ({ guard, roles }: Pick<ManifestRoute, 'guard' | 'roles'>): boolean =>
  (guard === 'open' || guard === 'offerLogin') && roles === undefined;
