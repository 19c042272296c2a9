import { basename } from 'node:path';
import type { Call } from '@puente/contract/call';
import { calls } from '@puente/contract/calls';
import { manifestNames } from '@puente/contract/manifest-names';
import { isAmong, staffRoles } from '@puente/contract/roles';
import { manifestFolders, readManifest } from '@puente/federation-build/webpack/read-manifest';
import { callsOfClient, callsOfPages } from './calls-of-pages.ts';

export interface StaffCall {
  name: string;
  /** Pages open to a duty that may make the call, as `app: /path`; none if people would need a programmer for it. */
  pages: string[];
}

/** Returns each call that only staff may make, with the pages that make it, read from the sources below `root`. */
export function staffCallPages(root: string): StaffCall[] {
  const names = Object.entries<Call>(calls).flatMap(([name, { access }]) =>
    onlyForStaff(access) ? [{ name, access }] : [],
  );
  const functions = callsOfClient(
    root,
    names.map((call) => call.name),
  );
  const pages = manifestFolders(root).flatMap((folder) => {
    const app = basename(folder);
    const { routes } = readManifest(folder, manifestNames);
    const made = callsOfPages(root, app, {
      routes: routes.map((route) => route.name),
      functions,
    });
    return routes.map(({ name, path, roles }) => ({
      place: `${app}: ${path}`,
      duties: dutiesOf(roles),
      calls: made.get(name) ?? new Set<string>(),
    }));
  });
  return names.map(({ name, access }) => {
    const duties = dutiesOf(access);
    const using = pages.filter(
      (page) => page.calls.has(name) && page.duties.some((duty) => duties.includes(duty)),
    );
    return { name, pages: using.map(({ place }) => place) };
  });
}

const onlyForStaff = (access: Call['access']): access is Exclude<Call['access'], string> =>
  typeof access !== 'string' &&
  access.every((one) => [...staffRoles, 'staff'].some((staff) => staff === one));

const dutiesOf = (admitted: readonly string[] | undefined) =>
  staffRoles.filter((staffRole) => !admitted || isAmong(admitted, { role: 'staff', staffRole }));
