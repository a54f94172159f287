import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { useState } from 'react';
import { startFreePlay } from './start-free-play.ts';

/** Starts a trial account of one's own. */
export function FreePlayButton({ onStarted }: { onStarted: () => void }) {
  const { t } = useTranslation('auth');
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      if (await startFreePlay()) onStarted();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" isWide isBusy={isBusy} onClick={() => void start()}>
      {t('freePlay.start')}
    </Button>
  );
}
