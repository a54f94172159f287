import { ToastProvider } from '@tessera/shared/ui/toast-provider';

/** Toasts are never part of a first paint; their code comes after it. What is shown before waits for it. */
export default ToastProvider;
