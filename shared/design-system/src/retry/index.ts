export { Retry, type RetryProps } from './Retry.tsx';
