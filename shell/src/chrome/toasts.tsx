import { onToastWaiting } from '@tessera/shared/ui/toast';
import { useEffect, useState } from 'react';
import { onDemand } from '../contributions/on-demand.tsx';

const ToastProvider = onDemand(async () => ({
  default: (await import('@tessera/shared/ui/toast-provider')).ToastProvider,
}));

/** For pages that may have to show one while the network is gone. */
export const preloadToasts = ToastProvider.preload;

/** Toasts are not part of the first render: their code is loaded with the first toast, which waits for it. */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onToastWaiting(() => setIsWanted(true)), []);
  if (!isWanted) return null;
  return <ToastProvider part={{}} isSilent onFailed={() => setIsWanted(false)} />;
}
