import { useTranslation } from '@tessera/shared/i18n';
import { currencyOf, minorToDecimal } from '@tessera/shared/money';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { TextField } from '@tessera/shared/ui/field';
import { Select } from '@tessera/shared/ui/select';
import {
  type ConsoleMission,
  changeMission,
  type MissionNames,
  missionNameMaximum,
  offeredLanguages,
} from '@tessera/shared/wire/console';
import { missionCategories, missionRules } from '@tessera/shared/wire/promotions';
import { useState } from 'react';
import * as v from 'valibot';
import { useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { resultToasts } from '../../chrome/step.ts';
import { minorOf } from '../../format.ts';

const any = 'any';

interface Typed {
  readonly target: string;
  readonly reward: string;
  readonly category: string;
  readonly names: MissionNames;
}

const writtenOf = (minor: number, currency: string): string => String(minorToDecimal(minor, currencyOf(currency)));

function typedOf({ rules: { kind, target, rewardMinor, category }, names, currency }: ConsoleMission): Typed {
  return {
    target: kind === 'stake' ? writtenOf(target, currency) : String(target),
    reward: writtenOf(rewardMinor, currency),
    category: category ?? any,
    names: names as MissionNames,
  };
}

/** The typed rules after the operator's own schema has checked them; undefined when it refuses them. */
function rulesOf({ target, reward, category }: Typed, { rules: { kind }, currency }: ConsoleMission) {
  const number = /^\d{1,6}$/.test(target.trim()) ? Number(target) : null;
  const { success, output } = v.safeParse(missionRules, {
    kind,
    category: category === any ? null : category,
    target: kind === 'stake' ? minorOf(target, currency) : number,
    rewardMinor: minorOf(reward, currency),
  });
  return success ? output : undefined;
}

/** Gives a mission its next version, which counts from the next day or week. */
export function EditMission({ mission }: { readonly mission: ConsoleMission }) {
  const { t } = useTranslation('console');
  const { merchant, id, version, currency, isOffered } = mission;
  const [typed, setTyped] = useState<Typed>();
  const [isWrong, setWrong] = useState(false);
  const change = useConsoleChange(changeMission);
  const close = () => {
    setTyped(undefined);
    setWrong(false);
  };
  const rules = typed && rulesOf(typed, mission);
  const confirm = () => {
    const isRefused = !typed || !rules || Object.values(typed.names).some((name) => !name.trim());
    setWrong(isRefused);
    if (isRefused) return;
    close();
    change.mutate(
      { merchant, id, seen: version, rules, names: typed.names, isOffered },
      resultToasts(t('missions.changeDone', { name: typed.names.EN })),
    );
  };
  return (
    <>
      <Button size="small" isBusy={change.isPending} onClick={() => setTyped(typedOf(mission))}>
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
            <TextField
              label={mission.rules.kind === 'stake' ? t('missions.targetStake', { currency }) : t('missions.target')}
              inputMode="decimal"
              value={typed.target}
              onChange={(event) => setTyped({ ...typed, target: event.target.value })}
              error={isWrong && !rules ? t('missions.rule') : undefined}
            />
            <TextField
              label={t('missions.rewardField', { currency })}
              inputMode="decimal"
              value={typed.reward}
              onChange={(event) => setTyped({ ...typed, reward: event.target.value })}
            />
            <Select
              label={t('missions.category')}
              value={typed.category}
              options={[any, ...missionCategories].map((value) => ({
                value,
                label: value === any ? t('missions.anyCategory') : value,
              }))}
              onChange={(category) => setTyped({ ...typed, category })}
            />
            {offeredLanguages.map((language) => (
              <TextField
                key={language}
                label={t('missions.name', { language })}
                maxLength={missionNameMaximum}
                value={typed.names[language]}
                onChange={(event) => setTyped({ ...typed, names: { ...typed.names, [language]: event.target.value } })}
                error={isWrong && !typed.names[language].trim() ? t('missions.nameRule') : undefined}
              />
            ))}
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
