import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { readStored, writeStored } from '@tessera/shared/session';
import { createStore } from '@tessera/shared/store';
import { useFormat } from '@tessera/shared/text';
import { IconButton, Spinner } from '@tessera/shared/ui/button';
import { classNames } from '@tessera/shared/ui/class-names';
import { EyeIcon, EyeOffIcon, RefreshIcon, WarnIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import type { BalanceState } from '../../model/balance-state.ts';
import styles from './balance-well.module.css';

const isHidden = createStore(() => readStored('isBalanceHidden') ?? false);

function setHidden(value: boolean): void {
  writeStored('isBalanceHidden', value);
  isHidden.set(value);
}

/** Whether the balance is shown as `***`; remembered by this browser. */
export const useBalanceHidden = () => [isHidden.use(), setHidden] as const;

interface Props {
  readonly state: BalanceState;
  /** Shown as `***`. */
  readonly isHidden: boolean;
  /** A slow answer, or one that was asked for by hand: the old amount is dimmed beside a ring. */
  readonly isUpdating: boolean;
  readonly onHide: (isHidden: boolean) => void;
  readonly onRefresh: () => void;
}

/** Amount, unit, show/hide and refresh in one well. */
export function BalanceWell({ state, isHidden, isUpdating, onHide, onRefresh }: Props) {
  const { t } = useTranslation('wallet');
  const { date } = useFormat('wallet');
  if (state.status === 'loading') return <Skeleton width={150} height={44} radius="m" className={styles.skeleton} />;
  const { balanceMinor, at } = state;
  const hasFailed = state.status === 'failed' && !isUpdating;
  const failure = at === undefined ? t('balance.neverLoaded') : t('balance.failed', { time: date('clock', at) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would say that a form begins here
    <div className={styles.well} role="group" aria-label={t('balance.label')} aria-busy={isUpdating}>
      <span className={classNames(styles.amount, isUpdating && styles.dimmed)} data-testid="balance">
        {isHidden ? (
          <>
            <span aria-hidden="true">***</span>
            <VisuallyHidden>{t('balance.hidden')}</VisuallyHidden>
          </>
        ) : (
          <Money key={balanceMinor} className={styles.figure} minor={balanceMinor} currency={merchantCurrency()} />
        )}
      </span>
      {hasFailed && at !== undefined && !isHidden && (
        <span className={styles.time}>{t('balance.asOf', { time: date('clock', at) })}</span>
      )}
      <IconButton
        size="small"
        className={styles.toggle}
        label={t(isHidden ? 'balance.show' : 'balance.hide')}
        aria-pressed={isHidden}
        icon={isHidden ? <EyeOffIcon /> : <EyeIcon />}
        onClick={() => onHide(!isHidden)}
      />
      {isUpdating ? (
        <span className={styles.ring}>
          <Spinner />
        </span>
      ) : (
        (hasFailed || !isHidden) && (
          <IconButton
            size="small"
            className={hasFailed ? styles.warn : styles.refresh}
            label={hasFailed ? failure : t('balance.refresh')}
            icon={hasFailed ? <WarnIcon /> : <RefreshIcon />}
            onClick={onRefresh}
          />
        )
      )}
    </div>
  );
}
