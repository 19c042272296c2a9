export { useCommunications, type Communications } from './use-communications.ts';
