import type { ComponentType } from 'react';
import { pagePart } from '@puente/platform/pages';
import type { SectionId, SectionProps } from './sections.ts';
import { SectionUnavailable } from './SectionUnavailable.tsx';

/** A section whose chunk fails shows an error. */
const part = (chunk: string, load: () => Promise<{ default: ComponentType<SectionProps> }>) =>
  pagePart(chunk, () => load().catch(() => ({ default: SectionUnavailable })));

/** Component of each section, loaded when the section is opened. The type requires one for every section. */
export const sectionPages: Readonly<Record<SectionId, ReturnType<typeof part>>> = {
  personal: part('personal', () => import(/* webpackChunkName: "personal" */ './personal/PersonalData.tsx')),
  studies: part('studies', () => import(/* webpackChunkName: "studies" */ './studies/Studies.tsx')),
  teaching: part('teaching', () => import(/* webpackChunkName: "teaching" */ './teaching/Teaching.tsx')),
  guided: part('guided', () => import(/* webpackChunkName: "guided" */ './teaching/Guided.tsx')),
  applys: part('applys', () => import(/* webpackChunkName: "applys" */ './Applications.tsx')),
  invitations: part(
    'invitations',
    () => import(/* webpackChunkName: "invitations" */ './invitations/Invitations.tsx'),
  ),
  projects: part('saved', () => import(/* webpackChunkName: "saved" */ './saved/Saved.tsx')),
  tfx: part('ownWorks', () => import(/* webpackChunkName: "ownWorks" */ './OwnWorks.tsx')),
  notifications: part(
    'communications',
    () => import(/* webpackChunkName: "communications" */ './communications/Communications.tsx'),
  ),
  competences: part(
    'competences',
    () => import(/* webpackChunkName: "competences" */ './competences/Competences.tsx'),
  ),
  visibility: part(
    'visibility',
    () => import(/* webpackChunkName: "visibility" */ './visibility/Visibility.tsx'),
  ),
  account: part('account', () => import(/* webpackChunkName: "account" */ './account/Account.tsx')),
};
