export { StatusChip, type Status, type StatusChipProps } from './StatusChip.tsx';
