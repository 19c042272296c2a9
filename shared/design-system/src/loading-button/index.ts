export { LoadingButton, type LoadingButtonProps } from './LoadingButton.tsx';
