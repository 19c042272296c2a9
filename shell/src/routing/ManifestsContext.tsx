import { createContext, useContext } from 'react';
import type { AppManifest } from '@puente/federation/manifest';

const ManifestsContext = createContext<readonly AppManifest[]>([]);

export const ManifestsProvider = ManifestsContext.Provider;

/** What every app of the running release set says about itself. */
export const useManifests = (): readonly AppManifest[] => useContext(ManifestsContext);
