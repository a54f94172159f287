import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { AppliedChip } from '@tessera/shared/ui/chip';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import type { ConsoleMerchant } from '@tessera/shared/wire/console';
import { useState } from 'react';
import { type Change, keyOf } from './changes.ts';
import { languageName } from './language-name.ts';
import styles from './pending-changes.module.css';
import { useApply } from './use-apply.ts';

interface Props {
  readonly merchant: ConsoleMerchant;
  readonly changes: readonly Change[];
  readonly isBusy: boolean;
  readonly onUndo: (changes: readonly Change[]) => void;
  /** Called when the changes start or end being applied. */
  readonly onBusy: (isBusy: boolean) => void;
}

const isClosing = (change: Change): boolean => change.kind === 'status' && change.to !== 0;

/**
 * Lists the pending changes, each with an undo button, and the one button that applies them all. Closing the site
 * asks for confirmation.
 */
export function PendingChanges({ merchant, changes, isBusy, onUndo, onBusy }: Props) {
  const { t } = useTranslation('console');
  const [isAsked, setAsked] = useState(false);
  const apply = useApply(merchant, onBusy);
  const said = (change: Change): string => {
    if (change.kind === 'status') return t('change.status', { status: t(`systemStatus.${change.to}`) });
    const name = change.kind === 'language' ? languageName(change.name) : change.name;
    return t(`change.${change.kind}${change.to ? 'On' : 'Off'}`, { name });
  };
  const confirm = () => {
    setAsked(false);
    void apply(changes);
  };
  return (
    <section className={styles.bar} aria-label={t('switches.list')}>
      {changes.length > 0 && (
        <fieldset disabled={isBusy}>
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={keyOf(change)}>
                <AppliedChip label={t('switches.takeBack', { change: said(change) })} onRemove={() => onUndo([change])}>
                  {said(change)}
                </AppliedChip>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <div className={styles.foot}>
        <span className={styles.count}>{t('switches.changes', { count: changes.length })}</span>
        {changes.length > 0 && (
          <Button isDisabled={isBusy} onClick={() => onUndo(changes)}>
            {t('switches.takeAllBack')}
          </Button>
        )}
        <Button
          variant="primary"
          isDisabled={changes.length === 0}
          isBusy={isBusy}
          onClick={() => (changes.some(isClosing) ? setAsked(true) : confirm())}
        >
          {t('switches.apply')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        tone="danger"
        title={t('switches.closeTitle', { merchant: merchant.name })}
        description={t('switches.closeText')}
        confirmLabel={t('switches.close')}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      />
    </section>
  );
}
