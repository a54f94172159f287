import { isCallMissing } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { Panel } from '@tessera/shared/ui/panel';
import { useState } from 'react';
import { useClosing } from '../../api/profile.ts';
import settings from '../security/security-settings.module.css';
import { SettingRow } from '../security/setting-row.tsx';
import { Closing } from './closing.tsx';
import { OwnDataForm } from './own-data-form.tsx';

/** Taking one's data along, and closing the account for good; absent where the operator has no such calls. */
export function AccountPanel() {
  const { t } = useTranslation('auth');
  const closing = useClosing();
  const [open, setOpen] = useState<'data' | 'closing'>();
  if (isCallMissing(closing.error)) return null;
  const toggle = (row: 'data' | 'closing') => setOpen(open === row ? undefined : row);
  return (
    <Panel title={t('closing.panel')}>
      <ul className={settings.settings}>
        <SettingRow
          icon="record"
          title={t('ownData.title')}
          state={t('ownData.what')}
          action={t('ownData.open')}
          isOpen={open === 'data'}
          onToggle={() => toggle('data')}
        >
          <OwnDataForm onDone={() => setOpen(undefined)} />
        </SettingRow>
        <SettingRow
          icon="sign-out"
          title={t('closing.title')}
          state={t('closing.what')}
          action={t('closing.open')}
          isOpen={open === 'closing'}
          onToggle={() => toggle('closing')}
        >
          <Closing closing={closing} />
        </SettingRow>
      </ul>
    </Panel>
  );
}
