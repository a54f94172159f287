import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import { blockNumbers, type getConsoleBlockedNumbers } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { type FormEvent, useState } from 'react';
import { useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { refusedPaths } from '../../chrome/refused-paths.ts';
import { resultToasts } from '../../chrome/step.ts';

interface Props {
  /** The games of which numbers can be blocked. */
  readonly games: AnswerOf<typeof getConsoleBlockedNumbers>['games'];
}

const empty = { game: '', playCode: '', issue: '', numbers: '', kind: 'half' };

/** Blocks numbers of a play, in one draw or in all. */
export function BlockForm({ games }: Props) {
  const { t } = useTranslation('console');
  const [form, setForm] = useState(empty);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const block = useConsoleChange(blockNumbers);
  const set = (change: Partial<typeof empty>) => setForm((before) => ({ ...before, ...change }));
  const keyOf = ({ merchant, gameCode }: Props['games'][number]) => `${merchant} ${gameCode}`;
  const game = games.find((each) => keyOf(each) === form.game);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = {
      ...{ merchant: game?.merchant ?? '', gameCode: game?.gameCode ?? '', playCode: form.playCode },
      issue: form.issue.trim() || null,
      numbers: form.numbers.split(/[\s,]+/).filter(Boolean),
      isClosed: form.kind === 'closed',
    };
    const wrong = refusedPaths(blockNumbers, request);
    setRefused(wrong);
    if (wrong.size > 0) return;
    const toasts = resultToasts(t('blockedNumbers.made'));
    block.mutate(request, {
      ...toasts,
      onSuccess: () => {
        toasts.onSuccess({ isChanged: true });
        set({ numbers: '' });
      },
    });
  };
  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('blockedNumbers.new')}>
      <div className={layout.whole}>
        <h2>{t('blockedNumbers.new')}</h2>
        <p className={layout.note}>{t('blockedNumbers.newNote')}</p>
      </div>
      <Select
        label={t('blockedNumbers.game')}
        options={games.map((each) => ({ value: keyOf(each), label: keyOf(each) }))}
        value={form.game || undefined}
        onChange={(chosen) => set({ game: chosen, playCode: '' })}
        error={refused.has('gameCode') ? t('blockedNumbers.rule.play') : undefined}
      />
      <Select
        label={t('blockedNumbers.play')}
        options={(game?.plays ?? []).map((code) => ({ value: code, label: code }))}
        value={form.playCode || undefined}
        onChange={(playCode) => set({ playCode })}
        error={refused.has('playCode') ? t('blockedNumbers.rule.play') : undefined}
      />
      <TextField
        label={t('blockedNumbers.issue')}
        value={form.issue}
        onChange={(event) => set({ issue: event.target.value })}
        error={refused.has('issue') ? t('blockedNumbers.rule.issue') : undefined}
      />
      <Select
        label={t('blockedNumbers.kind')}
        options={['half', 'closed'].map((kind) => ({ value: kind, label: t(`blockedNumbers.${kind}`) }))}
        value={form.kind}
        onChange={(kind) => set({ kind })}
      />
      <TextField
        label={t('blockedNumbers.numbers')}
        value={form.numbers}
        onChange={(event) => set({ numbers: event.target.value })}
        error={refused.has('numbers') ? t('blockedNumbers.rule.numbers') : undefined}
      />
      <Button type="submit" variant="primary" className={layout.whole} isBusy={block.isPending}>
        {t('blockedNumbers.make')}
      </Button>
    </form>
  );
}
