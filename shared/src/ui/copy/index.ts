export { CopyButton, type CopyButtonProps } from './copy-button.tsx';
export { useCopy } from './use-copy.ts';
