import { onToastWaiting } from '@tessera/shared/ui/toast';
import { lazy, Suspense, useEffect, useState } from 'react';

const ToastProvider = lazy(async () => ({
  default: (await import('@tessera/shared/ui/toast-provider')).ToastProvider,
}));

/** Toasts are never part of a first paint: their code comes with the first of them, which waits for it. */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onToastWaiting(() => setIsWanted(true)), []);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastProvider />
    </Suspense>
  );
}
