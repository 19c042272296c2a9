import { limits } from '../limits.ts';
import { named } from './name.ts';

/** Name of a template, for creating and renaming it. */
export const projectTemplateName = named(limits.projectTemplate.name);
