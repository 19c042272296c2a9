export { QueryState, type QueryStateProps } from './QueryState.tsx';
