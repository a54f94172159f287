import { useTranslation } from '@tessera/shared/i18n';
import type { SwitchNode } from '@tessera/shared/switches';
import { Badge } from '@tessera/shared/ui/badge';
import { TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import { Switch } from '@tessera/shared/ui/switch';
import { useState } from 'react';
import type { Change } from './changes.ts';
import { switchRows } from './switch-rows.ts';
import styles from './switch-tree.module.css';

interface Props {
  readonly nodes: readonly SwitchNode[];
  readonly changes: readonly Change[];
  readonly onChange: (change: Change) => void;
}

/** The tree with the pending changes. */
export function SwitchTree({ nodes, changes, onChange }: Props) {
  const { t } = useTranslation('console');
  const [search, setSearch] = useState('');
  const pending = new Map(changes.flatMap((change) => (change.kind === 'switch' ? [[change.name, change.to]] : [])));
  /** A remote of a team's own is known by its release; this console has no text for its switch. */
  const what = (modId: string) =>
    t(`switchText.${modId}`, { defaultValue: modId.startsWith('MF_') ? t('switches.remote') : '' });
  const rows = switchRows(nodes, pending).filter(({ modId }) =>
    `${modId} ${what(modId)}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
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
            <span className={isOverruled ? styles.overruled : styles.name}>
              {modId} <span className={styles.what}>{what(modId)}</span>
            </span>
            {pending.has(modId) && <Badge tone="warn">{t('switches.pending')}</Badge>}
            <Switch
              aria-label={modId}
              checked={isOn}
              onChange={(event) => onChange({ kind: 'switch', name: modId, to: event.target.checked })}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
