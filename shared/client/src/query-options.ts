/** What resource files need of TanStack Query; shared by the shell, so that no app ships a copy of the library. */
export { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
export type { QueryClient } from '@tanstack/react-query';
