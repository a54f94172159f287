import { useTranslation } from '@tessera/shared/i18n';
import { AppliedChip } from '@tessera/shared/ui/chip';
import type { TeamMovements } from '../../api/records.ts';
import type { TeamScope } from '../../model/team-scope.ts';
import styles from './movements.module.css';

interface Props {
  readonly scope: TeamScope;
  readonly direction: 'in' | 'out' | undefined;
  /** With the names of the scope's accounts; unknown until there is an answer. */
  readonly names: Pick<TeamMovements, 'branch' | 'under'> | undefined;
  /** Parts of the address that no longer matter. */
  readonly onClear: (parts: readonly string[]) => void;
}

/** What narrows the list to a part of the team, as a link has named it; a press takes it away. */
export function ScopeChips({ scope, direction, names, onClear }: Props) {
  const { t } = useTranslation('agent');
  const { account = names?.branch ?? '…', branch, under, part } = scope;
  const chips: (readonly [text: string, parts: readonly string[]])[] = [];
  if (branch)
    chips.push([t(part === 'own' ? 'records.own' : 'records.branch', { account }), ['branch', 'under', 'part']]);
  else if (part === 'below') chips.push([t('records.below'), ['part']]);
  if (under && (branch || scope.account))
    chips.push([
      t('records.under', { account: names?.under ?? '…' }),
      branch ? ['branch', 'under', 'part'] : ['under'],
    ]);
  if (direction) chips.push([t(`movements.direction.${direction}`), ['direction']]);
  if (chips.length === 0) return null;
  return (
    <div className={styles.scope}>
      {chips.map(([text, parts]) => (
        <AppliedChip key={text} label={t('records.clear', { name: text })} onRemove={() => onClear(parts)}>
          {text}
        </AppliedChip>
      ))}
    </div>
  );
}
