import { useTranslation } from '@tessera/shared/i18n';
import { currencyOf, minorToDecimal } from '@tessera/shared/money';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { TextField } from '@tessera/shared/ui/field';
import { type ReferralSettings, setReferralRules } from '@tessera/shared/wire/console';
import { referralRules } from '@tessera/shared/wire/promotions';
import { useState } from 'react';
import * as v from 'valibot';
import { useConsoleChange } from '../../api/queries.ts';
import styles from '../../chrome/form.module.css';
import { resultToasts } from '../../chrome/step.ts';
import { minorOf, unitOf } from '../../format.ts';

const fields = ['referrer', 'invited', 'stake', 'days', 'waitHours', 'monthlyMaximum'] as const;
type Draft = Readonly<Record<(typeof fields)[number], string>>;

/** The rules that were typed, in minor units; undefined where one of them makes no sense. */
function rulesOf(draft: Draft, currency: string) {
  const { success, output } = v.safeParse(referralRules, {
    ...{ referrerMinor: minorOf(draft.referrer, currency), invitedMinor: minorOf(draft.invited, currency) },
    ...{ stakeMinor: minorOf(draft.stake, currency), days: draft.days.trim(), waitHours: draft.waitHours.trim() },
    monthlyMaximum: draft.monthlyMaximum.trim(),
  });
  return success ? output : undefined;
}

interface Props {
  readonly settings: ReferralSettings;
  readonly onClose: () => void;
}

/** The rules of a merchant's invitations, as a new version. */
export function RulesDialog({ settings: { merchant, currency, rules }, onClose }: Props) {
  const { t } = useTranslation('console');
  const written = (minor: number | undefined) =>
    minor === undefined ? '' : String(minorToDecimal(minor, currencyOf(currency)));
  const [draft, setDraft] = useState<Draft>({
    ...{ referrer: written(rules?.referrerMinor), invited: written(rules?.invitedMinor) },
    ...{ stake: written(rules?.stakeMinor), days: String(rules?.days ?? 30) },
    ...{ waitHours: String(rules?.waitHours ?? 24), monthlyMaximum: String(rules?.monthlyMaximum ?? 10) },
  });
  const [isWrong, setWrong] = useState(false);
  const change = useConsoleChange(setReferralRules);
  const confirm = () => {
    const typed = rulesOf(draft, currency);
    setWrong(!typed);
    if (!typed) return;
    change.mutate({ merchant, ...typed }, resultToasts(t('referrals.rulesDone', { merchant })));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('referrals.editTitle', { merchant })}
      description={t('referrals.rulesNote')}
      confirmLabel={t('referrals.save')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.form}>
        {fields.map((name) => (
          <TextField
            key={name}
            label={t(`referrals.field.${name}`, { currency: unitOf(currency) })}
            inputMode="decimal"
            autoComplete="off"
            value={draft[name]}
            onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
            hasMessage={false}
          />
        ))}
      </div>
      {isWrong && <p role="alert">{t('referrals.rule')}</p>}
    </ConfirmDialog>
  );
}
