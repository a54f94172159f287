import { useTranslation } from '@tessera/shared/i18n';
import { Field } from '@tessera/shared/ui/field';
import { RadioCard, RadioCards } from '@tessera/shared/ui/radio-card';
import type { Rank } from '@tessera/shared/wire/agent';
import type { DownlineSettings } from '../../model/team.ts';

interface Props {
  readonly value: Rank;
  readonly onChange: (rank: Rank) => void;
  readonly settings: Pick<DownlineSettings, 'agentRanks'>;
}

/** Member, or an agent of the own rank or any below. */
export function KindField({ value, onChange, settings }: Props) {
  const { t } = useTranslation('agent');
  const ranks: readonly Rank[] = ['member', ...settings.agentRanks];
  return (
    <Field label={t('register.kind')} isGroup hasMessage={false}>
      {() => (
        <RadioCards label={t('register.kind')}>
          {ranks.map((rank) => (
            <RadioCard
              key={rank}
              name="rank"
              layout="row"
              value={rank}
              checked={rank === value}
              onChange={() => onChange(rank)}
              title={rank === 'member' ? t('rank.member') : t('register.agentOf', { rank: t(`rank.${rank}`) })}
              lines={[t(rank === 'member' ? 'register.memberNote' : 'register.agentNote')]}
            />
          ))}
        </RadioCards>
      )}
    </Field>
  );
}
