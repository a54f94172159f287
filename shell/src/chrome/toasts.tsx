import { onToastWaiting, receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { useEffect, useState } from 'react';
import { onDemand } from '../contributions/on-demand.tsx';
import styles from './toasts.module.css';

const ToastProvider = onDemand(async () => ({
  default: (await import('@tessera/shared/ui/toast-provider')).ToastProvider,
}));

/** For pages that may have to show one while the network is gone. */
export const preloadToasts = ToastProvider.preload;

/** Toasts are not part of the first render: their code is loaded with the first toast, which waits for it. */
export function Toasts() {
  const [state, setState] = useState<'idle' | 'wanted' | 'failed'>('idle');
  useEffect(() => onToastWaiting(() => setState('wanted')), []);
  if (state === 'idle') return null;
  if (state === 'wanted') return <ToastProvider part={{}} isSilent onFailed={() => setState('failed')} />;
  return <PlainToast onOnline={() => setState('wanted')} />;
}

/** The last toast as a line of text, until the code of toasts can be loaded: a message of a failure must not be lost. */
function PlainToast({ onOnline }: { onOnline: () => void }) {
  const [shown, setShown] = useState<ToastMessage>();
  useEffect(() => receiveToasts((change) => setShown('show' in change ? change.show : undefined)), []);
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [onOnline]);
  return (
    <p role="alert" className={shown && styles.plain}>
      {shown && [shown.title, shown.detail].filter(Boolean).join(' ')}
    </p>
  );
}
