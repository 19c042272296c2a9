export { Button, type ButtonProps } from './Button.tsx';
export { type ButtonSize, type ButtonVariant } from './button-look.ts';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
