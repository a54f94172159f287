import { onToastWaiting, receiveToasts, type ToastMessage, toast } from '@tessera/shared/ui/toast';
import { useCallback, useEffect, useState } from 'react';
import { onDemand } from '../contributions/on-demand.tsx';
import styles from './toasts.module.css';

const loadProvider = async () => ({ default: (await import('@tessera/shared/ui/toast-provider')).ToastProvider });
const ToastProvider = onDemand(loadProvider);
/** A browser says that it is online some time before requests succeed again. */
const retryMs = 10_000;

/** For pages that may have to show one while the network is gone. */
export const preloadToasts = ToastProvider.preload;

/** Toasts are not part of the first render: their code is loaded with the first toast, which waits for it. */
export function Toasts() {
  const [state, setState] = useState<'idle' | 'wanted' | 'failed'>('idle');
  const want = useCallback(() => setState('wanted'), []);
  useEffect(() => onToastWaiting(want), [want]);
  if (state === 'idle') return null;
  if (state === 'wanted') return <ToastProvider part={{}} isSilent onFailed={() => setState('failed')} />;
  return <PlainToast onLoaded={want} />;
}

/** The last toast as a line of text, until the code of toasts can be loaded: a message of a failure must not be lost. */
function PlainToast({ onLoaded }: { readonly onLoaded: () => void }) {
  const [shown, setShown] = useState<ToastMessage>();
  useEffect(() => {
    let last: ToastMessage | undefined;
    const stop = receiveToasts((change) => {
      if ('show' in change) last = change.show;
      else if (last?.id === change.close) last = undefined;
      setShown(last);
    });
    return () => {
      stop();
      // What replaces this shows it too.
      if (last) toast.show(last);
    };
  }, []);
  useEffect(() => {
    const load = () => void loadProvider().then(onLoaded, () => undefined);
    const timer = setInterval(() => navigator.onLine && load(), retryMs);
    window.addEventListener('online', load);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', load);
    };
  }, [onLoaded]);
  return (
    <p role="alert" className={shown && styles.plain}>
      {shown && [shown.title, shown.detail].filter(Boolean).join(' ')}
    </p>
  );
}
