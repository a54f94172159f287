import type { UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { Field } from '@tessera/shared/ui/field';
import { RadioCard, RadioCards } from '@tessera/shared/ui/radio-card';
import type { DownlineRequest, DownlineSettings } from '../../model/team.ts';

interface Props {
  readonly form: UseFormReturn<DownlineRequest>;
  readonly agentRank: DownlineSettings['agentRank'];
}

/** Member, or agent where there is a rung below one's own. */
export function KindField({ form, agentRank }: Props) {
  const { t } = useTranslation('agent');
  const rank = agentRank ? t(`rank.${agentRank}`) : undefined;
  return (
    <Field label={t('register.kind')} isGroup hasMessage={false} hint={rank ? undefined : t('register.membersOnly')}>
      {() => (
        <RadioCards label={t('register.kind')}>
          <RadioCard
            {...form.register('kind')}
            layout="row"
            value="member"
            title={t('rank.member')}
            lines={[t('register.memberNote')]}
          />
          <RadioCard
            {...form.register('kind')}
            layout="row"
            value="agent"
            isDisabled={!rank}
            title={rank ? t('register.agentOf', { rank }) : t('register.agent')}
            lines={[t('register.agentNote')]}
          />
        </RadioCards>
      )}
    </Field>
  );
}
