export { Goals } from './Goals.tsx';
export { OrganizationMark } from './OrganizationMark.tsx';
export { AlreadyApplied, ProjectCard } from './ProjectCard.tsx';
export { dayOf, placeOf, projectCount, whyOver } from './project-facts.ts';
export { Paragraphs, ProjectSection } from './ProjectSection.tsx';
export { ProjectSummary } from './ProjectSummary.tsx';
export { ProjectText } from './ProjectText.tsx';
