import { dayMs } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import {
  endClubRank,
  getClock,
  type getConsoleMember,
  highestClubRank,
  setClubRank,
} from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { type FormEvent, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { resultToasts } from '../../chrome/step.ts';
import styles from './members-page.module.css';

type Member = AnswerOf<typeof getConsoleMember>;

const ranks = Array.from({ length: highestClubRank + 1 }, (_, rank) => String(rank));
const longestDays = 365;

/** Sets a club rank for some days, with a reason; ends one that was set. */
export function ClubRankForm({ member: { id, username, clubRank, rankOverride } }: { readonly member: Member }) {
  const { t } = useTranslation('console');
  const [rank, setRank] = useState(String(clubRank));
  const [days, setDays] = useState('30');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  // The sandbox's clock may be ahead of this one.
  const offsetMs = useConsole(getClock, {}).data?.offsetMs ?? 0;
  const set = useConsoleChange(setClubRank);
  const end = useConsoleChange(endClubRank);
  const count = /^\d{1,3}$/.test(days) ? Number(days) : 0;
  const areDaysWrong = count < 1 || count > longestDays;
  const isReasonMissing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (areDaysWrong || isReasonMissing) return;
    const request = {
      id,
      rank: Number(rank),
      expiresAtMs: Date.now() + offsetMs + count * dayMs,
      reason: reason.trim(),
    };
    set.mutate(request, resultToasts(t('members.rankDone', { username, rank })));
  };
  const stop = () => {
    setIsChecked(true);
    if (!isReasonMissing) end.mutate({ id, reason: reason.trim() }, resultToasts(t('members.endDone', { username })));
  };
  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('members.rankForm')}>
      <h2 className={layout.whole}>{t('members.rankForm')}</h2>
      <Select
        label={t('members.rank')}
        hint={t('members.rankRule')}
        options={ranks.map((value) => ({ value, label: value }))}
        value={rank}
        onChange={setRank}
      />
      <TextField
        label={t('members.days')}
        inputMode="numeric"
        value={days}
        onChange={(event) => setDays(event.target.value)}
        error={isChecked && areDaysWrong ? t('members.daysRule', { max: longestDays }) : undefined}
      />
      <TextField
        label={t('members.reason')}
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.target.value)}
        error={isChecked && isReasonMissing ? t('setUp.rule.filled') : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={set.isPending}>
          {t('members.setRank')}
        </Button>
        {rankOverride && (
          <Button isBusy={end.isPending} onClick={stop}>
            {t('members.endRank')}
          </Button>
        )}
      </div>
    </form>
  );
}
