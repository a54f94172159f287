import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { type ConsoleMission, changeMission, type MissionNames } from '@tessera/shared/wire/console';
import { useState } from 'react';
import { useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { resultToasts } from '../../chrome/step.ts';
import { hasAllNames, MissionFields, missionRulesOf, type TypedMission, typedMission } from './mission-fields.tsx';

/** Gives a mission its next version, which counts from the next day or week. */
export function EditMission({ mission }: { readonly mission: ConsoleMission }) {
  const { t } = useTranslation('console');
  const { merchant, id, version, currency, isOffered } = mission;
  const [typed, setTyped] = useState<TypedMission>();
  const [isWrong, setWrong] = useState(false);
  const change = useConsoleChange(changeMission);
  const close = () => {
    setTyped(undefined);
    setWrong(false);
  };
  const confirm = () => {
    const rules = typed && missionRulesOf(typed, currency);
    const isRefused = !typed || !rules || !hasAllNames(typed);
    setWrong(isRefused);
    if (isRefused) return;
    close();
    change.mutate(
      { merchant, id, seen: version, rules, names: typed.names, isOffered },
      resultToasts(t('missions.changeDone', { name: typed.names.EN })),
    );
  };
  const open = () => setTyped(typedMission(mission.rules, mission.names as MissionNames, currency));
  return (
    <>
      <Button size="small" isBusy={change.isPending} onClick={open}>
        {t('missions.edit')}
      </Button>
      {typed && (
        <ConfirmDialog
          isOpen
          title={t('missions.editTitle', { name: mission.names.EN })}
          description={t('missions.editDetail')}
          confirmLabel={t('missions.save')}
          onConfirm={confirm}
          onClose={close}
        >
          <div className={layout.form}>
            <MissionFields typed={typed} currency={currency} isChecked={isWrong} onChange={setTyped} />
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
