import { useEffect, useState } from 'react';
import type { Project } from '@puente/contract/entities/project';
import { keepText, keptText, useUser } from '@puente/platform/session';

/** Viewed project, with the fields that a link needs. */
export interface RecentProject {
  id: number;
  title: string;
  organization: string;
}

const most = 5;

/** Storage key. Each reader has their own list in this browser until they log out; it is never sent. */
const place = 'recent-projects';

const isRecent = (value: unknown): value is RecentProject =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'organization' in value &&
  typeof value.organization === 'string';

function readRecent(user: number): RecentProject[] {
  try {
    const kept: unknown = JSON.parse(keptText(user, place) || '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : [];
  } catch {
    return [];
  }
}

function noteRecent(user: number, { id, title, organization }: Project): void {
  const others = readRecent(user).filter((other) => other.id !== id);
  const kept = [{ id, title, organization: organization?.name ?? '' }, ...others].slice(0, most);
  keepText(user, place, JSON.stringify(kept));
}

/** Records that the signed-in reader has viewed a project. */
export function useNoteRecent(project: Project | undefined): void {
  const user = useUser()?.id;
  useEffect(() => {
    if (user !== undefined && project) noteRecent(user, project);
  }, [user, project]);
}

/** Returns the recently viewed projects of the signed-in reader, as of the opening of the page. */
export function useRecentProjects(): readonly RecentProject[] {
  const user = useUser()?.id;
  const [recent] = useState(() => (user === undefined ? [] : readRecent(user)));
  return recent;
}
