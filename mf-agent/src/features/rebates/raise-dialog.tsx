import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { Dialog } from '@tessera/shared/ui/dialog';
import { AlertIcon } from '@tessera/shared/ui/icons';
import { toast } from '@tessera/shared/ui/toast';
import { type FormEvent, useState } from 'react';
import { useRaiseRebate } from '../../api/rebates.ts';
import type { DownlineSettings, TeamAccount } from '../../model/team.ts';
import { RebateField } from '../registration/rebate-field.tsx';
import styles from '../registration/registration.module.css';

interface Props {
  readonly account: TeamAccount;
  readonly settings: DownlineSettings;
  readonly onClose: () => void;
}

/** Raises a rebate up to the agent's own. It cannot be lowered afterwards, which is said before it is pressed. */
export function RaiseDialog({ account: { id, account, rebateBasisPoints: before }, settings, onClose }: Props) {
  const { t } = useTranslation('agent');
  const { rate } = useFormat('agent');
  const errorText = useErrorText('agent');
  const [rebate, setRebate] = useState(before);
  const [refusal, setRefusal] = useState<string>();
  const raise = useRaiseRebate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (raise.isPending) return;
    if (rebate === before) return setRefusal(t('raise.choose'));
    raise.mutate(
      { id, rebateBasisPoints: rebate },
      {
        onSuccess: () => {
          toast.show({ id: 'agent.raise', tone: 'ok', title: t('raise.done', { account, rate: rate(rebate) }) });
          onClose();
        },
        onError: (error) => setRefusal(errorText(error)),
      },
    );
  };
  return (
    <Dialog isOpen title={t('raise.title', { account })} description={t('raise.note')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.quiet}>{t('raise.from', { rate: rate(before) })}</p>
        <RebateField
          value={rebate}
          onChange={(value) => {
            setRebate(value);
            setRefusal(undefined);
          }}
          settings={settings}
          minimum={before}
        />
        {refusal && (
          <p role="alert" className={styles.refusal}>
            <AlertIcon aria-hidden size={15} />
            {refusal}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('raise.cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={raise.isPending}>
            {t('raise.submit', { rate: rate(rebate) })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
