export { ConfirmedPlan } from './ConfirmedPlan.tsx';
export { type ConsequenceGroup, Consequences } from './Consequences.tsx';
