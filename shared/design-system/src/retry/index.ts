export { QueryState, type QueryStateProps } from './QueryState.tsx';
export { Retry, type RetryProps } from './Retry.tsx';
