import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { type getConsoleMember, moveMember } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { type FormEvent, useState } from 'react';
import { useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { resultToasts } from '../../chrome/step.ts';

/** Puts an account, with everybody below it, under another agent. */
export function UplineForm({ member: { id, username } }: { readonly member: AnswerOf<typeof getConsoleMember> }) {
  const { t } = useTranslation('console');
  const [upline, setUpline] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const move = useConsoleChange(moveMember);
  const [name, why] = [upline.trim(), reason.trim()];
  const missing = (text: string) => (isChecked && !text ? t('setUp.rule.filled') : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (name && why)
      move.mutate({ id, upline: name, reason: why }, resultToasts(t('members.moveDone', { username, upline: name })));
  };
  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('members.moveForm')}>
      <div className={layout.whole}>
        <h2>{t('members.moveForm')}</h2>
        <p className={layout.note}>{t('members.moveNote')}</p>
      </div>
      <TextField
        label={t('members.moveName')}
        autoComplete="off"
        value={upline}
        maxLength={64}
        onChange={(event) => setUpline(event.target.value)}
        error={missing(name)}
      />
      <TextField
        label={t('members.reason')}
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.target.value)}
        error={missing(why)}
      />
      <Button type="submit" isBusy={move.isPending}>
        {t('members.move')}
      </Button>
    </form>
  );
}
