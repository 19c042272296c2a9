import { limits } from '../limits.ts';
import { named } from './name.ts';

/** How an organisation calls a template, when it is made and later. */
export const projectTemplateName = named(limits.projectTemplate.name);
