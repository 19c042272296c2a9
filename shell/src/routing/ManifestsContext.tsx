import { createContext, useContext } from 'react';
import type { AppManifest } from '@puente/federation/manifest';

const ManifestsContext = createContext<readonly AppManifest[]>([]);

export const ManifestsProvider = ManifestsContext.Provider;

/** Manifests of all apps in the running release set. */
export const useManifests = (): readonly AppManifest[] => useContext(ManifestsContext);
