import type { Project } from '@puente/contract/entities/project';

/** The project whose applications are on the desk. */
export type DeskProject = Pick<Project, 'id' | 'title' | 'status' | 'organization'>;
