import { whenIdle } from '../when-idle.ts';

/** Starts looking for newer releases. The code for it is loaded on idle; without it a tab keeps its release until it is reloaded. */
export const watchReleases = (): void =>
  whenIdle(
    () =>
      void import(/* webpackChunkName: "newer-release" */ './newer-release.ts').then(
        ({ loadNewerReleases }) => loadNewerReleases(),
        () => undefined,
      ),
  );
