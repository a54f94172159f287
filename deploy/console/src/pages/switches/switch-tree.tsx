import { useTranslation } from '@tessera/shared/i18n';
import type { SwitchNode } from '@tessera/shared/switches';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import { Switch } from '@tessera/shared/ui/switch';
import { setSwitches } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsoleChange } from '../../api/queries.ts';
import { says } from '../../chrome/step.ts';
import { switchRows, withFlip } from './switch-rows.ts';
import styles from './switch-tree.module.css';

/** The tree; flips wait until they are applied, all at once. */
export function SwitchTree({ code, nodes }: { code: string; nodes: readonly SwitchNode[] }) {
  const { t } = useTranslation('console');
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [search, setSearch] = useState('');
  const change = useConsoleChange(setSwitches);
  const stored = useMemo(() => new Map(switchRows(nodes, new Map()).map(({ modId, isOn }) => [modId, isOn])), [nodes]);
  const rows = switchRows(nodes, pending).filter(({ modId }) =>
    modId.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const apply = () => {
    const changes = [...pending].map(([modId, isOn]) => ({ modId, isOn }));
    const told = says(t('switches.applied', { count: changes.length }));
    change.mutate(
      { code, changes },
      {
        onError: told.onError,
        onSuccess: () => {
          told.onSuccess({ isChanged: true });
          setPending(new Map());
        },
      },
    );
  };
  return (
    <Panel>
      <TextField
        type="search"
        label={t('switches.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className={styles.tree}>
        {rows.map(({ modId, depth, isOn, isOverruled }) => (
          <li key={modId} className={styles.row} data-depth={depth} style={{ paddingInlineStart: `${depth * 22}px` }}>
            <span className={isOverruled ? styles.overruled : styles.name}>{modId}</span>
            {pending.has(modId) && <Badge tone="warn">{t('switches.pending')}</Badge>}
            <Switch
              aria-label={modId}
              checked={isOn}
              onChange={(event) => setPending(withFlip(pending, stored, modId, event.target.checked))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span>{t('switches.changes', { count: pending.size })}</span>
        <Button variant="primary" isDisabled={pending.size === 0} isBusy={change.isPending} onClick={apply}>
          {t('switches.apply')}
        </Button>
      </div>
    </Panel>
  );
}
