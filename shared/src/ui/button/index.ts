export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { Spinner } from './spinner.tsx';
