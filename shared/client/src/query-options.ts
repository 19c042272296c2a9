/** The parts of TanStack Query that resource files use. The shell shares them, so that no app ships its own copy of the library. */
export { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
export type { QueryClient } from '@tanstack/react-query';
