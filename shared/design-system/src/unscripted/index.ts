export { Unscripted } from './Unscripted.tsx';
