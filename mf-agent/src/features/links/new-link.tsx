import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { Field, TextField } from '@tessera/shared/ui/field';
import { AlertIcon, InviteIcon } from '@tessera/shared/ui/icons';
import { Segmented } from '@tessera/shared/ui/segmented';
import { toast } from '@tessera/shared/ui/toast';
import type { Rank } from '@tessera/shared/wire/agent';
import { type FormEvent, useRef, useState } from 'react';
import { useCreateLink } from '../../api/links.ts';
import type { DownlineSettings } from '../../model/team.ts';
import { KindField } from '../registration/kind-field.tsx';
import { RebateField } from '../registration/rebate-field.tsx';
import formStyles from '../registration/registration.module.css';

const labelLength = 40;
const dayMs = 86_400_000;
const lengths = ['7', '30', '90', 'never'] as const;

/** Makes a link: its label, and whom it registers with which rebate, until when. */
export function NewLink({ settings }: { readonly settings: DownlineSettings }) {
  const { t } = useTranslation('agent');
  const errorText = useErrorText('agent');
  const [label, setLabel] = useState('');
  const [rank, setRank] = useState<Rank>('member');
  const [rebateBasisPoints, setRebate] = useState(0);
  const [length, setLength] = useState<(typeof lengths)[number]>('30');
  const [isMissing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const create = useCreateLink();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = label.trim() === '';
    setMissing(isEmpty);
    setRefusal(undefined);
    if (isEmpty) return field.current?.focus();
    if (create.isPending) return;
    const expiresAtMs = length === 'never' ? null : Math.floor(serverNow()) + Number(length) * dayMs;
    create.mutate(
      { label: label.trim(), rank, rebateBasisPoints, expiresAtMs },
      {
        onSuccess: ({ label: made }) => {
          setLabel('');
          toast.show({ id: 'agent.link', tone: 'ok', title: t('links.made', { label: made }) });
        },
        onError: (error) => setRefusal(errorText(error)),
      },
    );
  };

  return (
    <form className={formStyles.form} noValidate onSubmit={submit} aria-label={t('links.new')}>
      <TextField
        ref={field}
        label={t('links.label')}
        requirement="required"
        hint={t('links.labelHint')}
        autoComplete="off"
        maxLength={labelLength}
        value={label}
        error={isMissing ? t('field.empty') : undefined}
        onChange={(event) => {
          setLabel(event.target.value);
          setMissing(false);
        }}
      />
      <KindField value={rank} onChange={setRank} settings={settings} />
      <RebateField value={rebateBasisPoints} onChange={setRebate} settings={settings} />
      <Field label={t('links.length')} isGroup hasMessage={false}>
        {() => (
          <Segmented
            label={t('links.length')}
            segments={lengths.map((value) => ({
              value,
              label: value === 'never' ? t('links.never') : t('links.days', { days: value }),
            }))}
            value={length}
            onChange={setLength}
          />
        )}
      </Field>
      {settings.isLastLevel && <p className={formStyles.warning}>{t('register.lastLevel')}</p>}
      {refusal && (
        <p role="alert" className={formStyles.refusal}>
          <AlertIcon aria-hidden size={15} />
          {refusal}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        icon={<InviteIcon />}
        isBusy={create.isPending}
        isDisabled={settings.isLastLevel}
        isWide
      >
        {t('links.make')}
      </Button>
    </form>
  );
}
