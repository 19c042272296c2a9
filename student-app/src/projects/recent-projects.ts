import { useEffect, useState } from 'react';
import type { Project } from '@puente/contract/entities/project';
import { useUser } from '@puente/platform/session';

/** A project that was looked at, as far as a link to it needs. */
export interface RecentProject {
  id: number;
  title: string;
  organization: string;
}

const most = 5;

/** Each reader has a list of their own in this browser; nothing of it is sent. */
const keyOf = (user: number): string => `recent-projects:${user}`;

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
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : [];
  } catch {
    return [];
  }
}

function noteRecent(user: number, { id, title, organization }: Project): void {
  const others = readRecent(user).filter((other) => other.id !== id);
  try {
    const kept = [{ id, title, organization: organization?.name ?? '' }, ...others].slice(0, most);
    localStorage.setItem(keyOf(user), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing has no list, and the page is no worse.
  }
}

/** Notes that the signed-in reader has looked at a project. */
export function useNoteRecent(project: Project | undefined): void {
  const user = useUser()?.id;
  useEffect(() => {
    if (user !== undefined && project) noteRecent(user, project);
  }, [user, project]);
}

/** The projects that the signed-in reader looked at last, as it was when the page was opened. */
export function useRecentProjects(): readonly RecentProject[] {
  const user = useUser()?.id;
  const [recent] = useState(() => (user === undefined ? [] : readRecent(user)));
  return recent;
}
