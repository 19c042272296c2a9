import { type ComponentType, lazy } from 'react';
import type { SectionId, SectionProps } from './sections.ts';
import { SectionUnavailable } from './SectionUnavailable.tsx';

/** Lazy component with a fallback. React never retries a rejected lazy component, so a section whose chunk fails shows an error. */
const page = (load: () => Promise<{ default: ComponentType<SectionProps> }>) =>
  lazy(() => load().catch(() => ({ default: SectionUnavailable })));

/** Component of each section, loaded when the section is opened. The type requires one for every section. */
export const sectionPages: Readonly<Record<SectionId, ComponentType<SectionProps>>> = {
  personal: page(() => import(/* webpackChunkName: "personal" */ './personal/PersonalData.tsx')),
  studies: page(() => import(/* webpackChunkName: "studies" */ './studies/Studies.tsx')),
  teaching: page(() => import(/* webpackChunkName: "teaching" */ './teaching/Teaching.tsx')),
  guided: page(() => import(/* webpackChunkName: "guided" */ './teaching/Guided.tsx')),
  applys: page(() => import(/* webpackChunkName: "applys" */ './Applications.tsx')),
  invitations: page(() => import(/* webpackChunkName: "invitations" */ './invitations/Invitations.tsx')),
  projects: page(() => import(/* webpackChunkName: "saved" */ './saved/Saved.tsx')),
  tfx: page(() => import(/* webpackChunkName: "ownWorks" */ './OwnWorks.tsx')),
  notifications: page(
    () => import(/* webpackChunkName: "communications" */ './communications/Communications.tsx'),
  ),
  competences: page(() => import(/* webpackChunkName: "competences" */ './competences/Competences.tsx')),
  visibility: page(() => import(/* webpackChunkName: "visibility" */ './visibility/Visibility.tsx')),
  account: page(() => import(/* webpackChunkName: "account" */ './account/Account.tsx')),
};
