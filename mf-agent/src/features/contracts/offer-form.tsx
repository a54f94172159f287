import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { AlertIcon, TeamIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import { Select } from '@tessera/shared/ui/select';
import { type ContractKind, dividendPeriods, isAlwaysAutomatic } from '@tessera/shared/wire/agent';
import { type FormEvent, useEffect, useRef } from 'react';
import type { ContractSettings } from '../../model/contract.ts';
import styles from './contracts.module.css';
import { TierFields } from './tier-fields.tsx';
import { type OfferStart, useOfferForm } from './use-offer-form.ts';

interface Props {
  readonly settings: ContractSettings;
  readonly start: OfferStart;
  readonly onOffered: (contractId: string) => void;
}

/** A contract for an agent right below: to whom, of which kind, and its tiers. */
export function OfferForm({ settings, start, onOffered }: Props) {
  const { t } = useTranslation('agent');
  const { rate } = useFormat('agent');
  const errorText = useErrorText('agent');
  const form = useOfferForm(settings, start, onOffered);
  const { kind, maximumRate, typed, attempts } = form;
  const isSent = attempts > 0;
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  if (settings.agents.length === 0 || settings.kinds.length === 0)
    return <EmptyState icon={<TeamIcon />} title={t('contract.noAgents')} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Panel>
      <form ref={root} className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.pair}>
          <Select
            label={t('contract.agent')}
            options={settings.agents.map(({ id, account }) => ({ value: id, label: account }))}
            value={form.agentId}
            {...(isSent && !form.agentId ? { error: t('contract.faults.agent') } : {})}
            onChange={form.chooseAgent}
          />
          <Select<ContractKind>
            label={t('contract.kind')}
            options={settings.kinds.map((one) => ({ value: one.kind, label: t(`contract.kinds.${one.kind}`) }))}
            value={kind}
            hint={maximumRate > 0 ? t('contract.maximum', { rate: rate(maximumRate) }) : t('contract.noRate')}
            onChange={form.chooseKind}
          />
        </div>
        {kind === 'dividend' && (
          <>
            <Select
              label={t('contract.period')}
              hasMessage={false}
              options={dividendPeriods.map((period) => ({ value: period, label: t(`contract.periods.${period}`) }))}
              value={typed.period}
              onChange={(period) => form.type({ period })}
            />
            <Checkbox checked={typed.carriesOver} onChange={({ target }) => form.type({ carriesOver: target.checked })}>
              {t('contract.carries')}
            </Checkbox>
          </>
        )}
        {!isAlwaysAutomatic(kind) && (
          <Checkbox checked={typed.isAutomatic} onChange={({ target }) => form.type({ isAutomatic: target.checked })}>
            {t('contract.automatic')}
          </Checkbox>
        )}
        {start.terms && <p className={styles.note}>{t('contract.fromTerms')}</p>}
        <TierFields
          kind={kind}
          tiers={typed.tiers}
          faults={isSent ? form.faults : new Map()}
          maximumRate={maximumRate}
          onChange={(tiers) => form.type({ tiers })}
        />
        {form.failure !== undefined && (
          <p role="alert" className={styles.refusal}>
            <AlertIcon aria-hidden size={15} />
            {errorText(form.failure)}
          </p>
        )}
        <Button type="submit" variant="primary" size="large" isBusy={form.isBusy} isDisabled={maximumRate === 0} isWide>
          {t('contract.submit')}
        </Button>
      </form>
    </Panel>
  );
}
