import { useEvent } from '@tessera/shared/events';
import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { Button } from '@tessera/shared/ui/button';
import { PlusIcon } from '@tessera/shared/ui/icons';
import { useCalmLoading } from '@tessera/shared/ui/skeleton';
import { useRef, useState } from 'react';
import { useAccountRecord } from '../../api/account-record.ts';
import { useBalance } from '../../api/balance.ts';
import { useWithdrawSettings } from '../../api/withdrawals.ts';
import { BalanceWell, useBalanceHidden } from '../../features/balance/balance-well.tsx';
import { port } from '../../port.ts';
import styles from './balance.widget.module.css';

const ringStaysMs = 300;
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** What depends on the balance is fetched again when it has moved, and everything in the language of the page. */
function useFreshDependents(): void {
  const queries = useQueryClient();
  const balance = useRef<number>(undefined);
  useEvent('wallet:balance-changed', ({ balanceMinor }) => {
    const hasMoved = balance.current !== undefined && balance.current !== balanceMinor;
    balance.current = balanceMinor;
    if (!hasMoved) return;
    void queries.invalidateQueries({ queryKey: useWithdrawSettings.key });
    void queries.invalidateQueries({ queryKey: useAccountRecord.key });
  });
  useEvent('shell:language-changed', () => void queries.invalidateQueries({ queryKey: ['wallet'] }));
}

/** The header's balance, and the way to deposit beside it. Trial credit can't be added to (decision 20). */
export default function BalanceWidget() {
  const { t } = useTranslation('wallet');
  const isTrial = useSession().role === 'trial';
  const { state, refresh: fetchAgain } = useBalance();
  const [isHidden, setHidden] = useBalanceHidden();
  const [isPressed, setPressed] = useState(false);
  const isSlow = useCalmLoading(state.status === 'updating') === 'showing';
  useFreshDependents();
  const refresh = async () => {
    setPressed(true);
    await Promise.all([fetchAgain(), pause(ringStaysMs)]);
    setPressed(false);
  };
  return (
    <>
      <BalanceWell
        state={state}
        isHidden={isHidden}
        isUpdating={isPressed || isSlow}
        onHide={setHidden}
        onRefresh={() => void refresh()}
      />
      {!isTrial && (
        <Button
          variant="primary"
          className={styles.deposit}
          icon={<PlusIcon />}
          onClick={() => void port.ask('open-centre', { centre: 'member', page: 'depositv2' })}
        >
          {t('menu.deposit')}
        </Button>
      )}
    </>
  );
}
