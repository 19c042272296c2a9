import { brand } from '@puente/contract/brand';
import type { Access, Call, Declared } from '@puente/contract/call';
import { calls } from '@puente/contract/calls';
import { contractVersion } from '@puente/contract/version';
import { parametersOf } from './parameters.ts';
import { limitOf, responsesOf, sharedResponses } from './responses.ts';
import { Schemas } from './schemas.ts';
import { type Json, namedSchemas, namedWords, pascal } from './sources.ts';

const about = `
The API behind the site. Texts that people read are Spanish.

**Session.** \`POST /api/auth/local\` answers a token, sent back as \`Authorization: Bearer …\`. Browsers get it as a cookie as
well, which is good for requests that our own pages make.

**Lists** take \`filters[field][$operator]\` (what each field lists of $eq, $eqi, $ne, $in, $notIn, $lt, $lte, $gt, $gte, $between,
$contains, $containsi, $startsWith, $endsWith, $null, $notNull, $not), conditions in groups (\`filters[$or][0][field][$eq]=…\`,
\`filters[$and]…\`), \`populate=a,b\` or \`populate[a]=true\`, \`fields=a,b\`, one sort or two (\`sort=field:desc\`), and
\`pagination[page]\` with \`[pageSize]\` or \`pagination[start]\` with \`[limit]\`. Case and accents do not matter to $eqi and to the order
of texts. What a call does not list is refused with 400, the name of the key and what is allowed there.

**Spelling.** A slash at the end of a path changes nothing. \`projectManagers\` in a path is \`project-managers\`, and
\`project-manager\` as a role is \`projectManager\`: both are read, the one is answered.

**Refusals** are \`{ data: null, error: { status, name, message, details } }\`. What the caller may not see answers 404, what they
see but may not do 403.
`.trim();

/** The API's description (OpenAPI 3.1), generated from the contract alone. */
export async function describeApi(): Promise<Json> {
  const schemas = new Schemas(
    await namedSchemas('forms'),
    await namedSchemas('entities'),
    await namedWords(),
  );
  const groups = new Map<string, string>();
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls) as [string, Declared][]) {
    const [method, path] = name.split(' ') as [string, string];
    const address = path.replace(/:(\w+)/g, '{$1}');
    (paths[address] ??= {})[method.toLowerCase()] = operation(name, call, schemas);
    groups.set(call.group.subject, call.group.about);
  }
  const { responses, schemas: shared } = sharedResponses();
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: String(contractVersion), description: about },
    servers: [{ url: '/' }],
    tags: Array.from(groups, ([name, description]) => ({ name, description })),
    paths: sorted(paths),
    components: {
      schemas: sorted({ ...schemas.components, ...shared }),
      responses,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'token', description: '`__Host-token` over https' },
      },
    },
  };
}

function operation(name: string, call: Declared, schemas: Schemas): Json {
  const [method, path] = name.split(' ') as [string, string];
  const body = bodyOf(call, schemas);
  return {
    operationId: `${method.toLowerCase()}${pascal(path.replace(/^\/api\//, ''))}`,
    summary: call.summary,
    description: [
      [`${call.summary}.`, call.description].filter(Boolean).join(' '),
      `**For** ${whom(call.access)}.`,
      ...limitedTo(call),
      `**Rate limit:** ${limitOf(call)}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    tags: [call.group.subject],
    security:
      call.access === 'anyone' ? [{}, { bearer: [] }, { cookie: [] }] : [{ bearer: [] }, { cookie: [] }],
    'x-access': call.access,
    parameters: parametersOf(path, call, schemas),
    ...(body && { requestBody: body }),
    responses: responsesOf(call, schemas),
  };
}

const whom = (access: Access): string =>
  access === 'anyone'
    ? 'anyone'
    : access === 'signedIn'
      ? 'every signed-in user'
      : `the roles ${access.join(', ')}`;

/** Describes the rules for rows of a call's declaration. */
function limitedTo({ row, refs, scope, own }: Call): string[] {
  return [
    row && `**Row:** \`${row}\`, asked of the row that the path names.`,
    refs &&
      `**Refers to:** ${Object.entries(refs)
        .map(([field, rule]) => `\`${field}\` (\`${rule}\`)`)
        .join(', ')}.`,
    scope && `**Lists** only what the caller may see of \`${scope}\`.`,
    own && own !== 'public' && `**Touches** only what is the caller’s own (\`${own}\`).`,
  ].filter((text) => typeof text === 'string');
}

function bodyOf({ body, example }: Declared, schemas: Schemas): Json | undefined {
  if (body === undefined) return undefined;
  if (body === 'files') {
    const schema = {
      type: 'object',
      required: ['files'],
      properties: { files: { type: 'string', format: 'binary' } },
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  return {
    required: true,
    content: {
      'application/json': { schema: schemas.of(body, 'input'), ...(example && { example: example.body }) },
    },
  };
}

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
