import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Select } from '@tessera/shared/ui/select';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import {
  type ConsoleMerchant,
  campaignKinds,
  campaignMaximum,
  getPromotionOptions,
  type getPromotionOptions as OptionsCall,
  offeredLanguages,
  sendCampaign,
} from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { inboxTargets } from '@tessera/shared/wire/inbox';
import { type FormEvent, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { refusedPaths } from '../../chrome/refused-paths.ts';
import { resultToasts } from '../../chrome/step.ts';
import { halfTyped, useFirstWrong } from '../../chrome/use-first-wrong.ts';
import { useKeptDraft } from '../../chrome/use-kept-draft.ts';
import { timeAt } from '../../format.ts';
import type { Language } from '../switches/changes.ts';
import { languageName } from '../switches/language-name.ts';
import {
  emptyCampaign,
  type Message,
  segmentOf,
  type TypedCampaign,
  type TypedMessage,
  textsOf,
} from './campaign-form.ts';
import styles from './campaigns.module.css';
import { SegmentPart } from './segment-part.tsx';

const noPage = '*';

/** Writes a message to a segment of a merchant's members. */
export function NewCampaign({ merchant }: { readonly merchant: ConsoleMerchant }) {
  const options = useConsole(getPromotionOptions, { merchant: merchant.code });
  return (
    <ResourceView resource={options} isEmpty={() => false} skeleton={<SkeletonText lines={10} />}>
      {(known) => <Form merchant={merchant} options={known} />}
    </ResourceView>
  );
}

interface FormProps {
  readonly merchant: ConsoleMerchant;
  readonly options: AnswerOf<typeof OptionsCall>;
}

function Form({ merchant: { code, name }, options }: FormProps) {
  const { t } = useTranslation('console');
  const { defaultLanguage, timeZone } = options;
  const [initial, setInitial] = useState(emptyCampaign);
  const draft = useKeptDraft(`campaign.${code}`, initial);
  const { value: typed } = draft;
  const set = (change: Partial<TypedCampaign>) => draft.set({ requestId: typed.requestId, ...change });
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const send = useConsoleChange(sendCampaign);
  const formRef = useFirstWrong(refused);
  const texts = textsOf(typed, defaultLanguage);
  const text = typed.texts[language] ?? { title: '', content: '' };
  const request: Message = {
    ...{ requestId: typed.requestId, merchant: code, kind: typed.kind, texts },
    reason: typed.kind === 'service' ? typed.reason : null,
    segment: segmentOf(typed, options),
    page: inboxTargets.find((page) => page === typed.page) ?? null,
    startsAtMs: typed.starts === '' ? null : timeAt(typed.starts, timeZone),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = new Set(refusedPaths(sendCampaign, request));
    for (const name of halfTyped(formRef.current)) wrong.add(name);
    if (typed.kind === 'service' && !typed.reason.trim()) wrong.add('reason');
    setRefused(wrong);
    const [firstLanguage] = offeredLanguages.filter((one) =>
      [...wrong].some((path) => path.startsWith(`texts.${one}`)),
    );
    if (firstLanguage) setLanguage(firstLanguage);
    if (wrong.size === 0) setAsking(true);
  };
  const confirm = () => {
    setAsking(false);
    const done = resultToasts(t(request.startsAtMs === null ? 'campaigns.sent' : 'campaigns.scheduled'));
    send.mutate(request, {
      ...done,
      onSuccess: (answer) => {
        done.onSuccess(answer);
        draft.clear();
        setInitial(emptyCampaign());
      },
    });
  };
  const change = (part: Partial<TypedMessage>) => set({ texts: { ...typed.texts, [language]: { ...text, ...part } } });
  const errorIn = (part: keyof TypedMessage) =>
    refused.has(`texts.${language}.${part}`) ? t(`campaigns.rule.${part}`) : undefined;
  return (
    <Panel level={2} title={t('campaigns.new')}>
      <p className={layout.note}>{t('campaigns.note')}</p>
      <form ref={formRef} className={layout.form} onSubmit={submit} noValidate aria-label={t('campaigns.new')}>
        <div className={layout.whole}>
          <Segmented
            label={t('campaigns.field.kind')}
            segments={campaignKinds.map((kind) => ({ value: kind, label: t(`campaigns.kind.${kind}`) }))}
            value={typed.kind}
            onChange={(kind) => set({ kind })}
          />
          <p className={layout.note}>{t(`campaigns.kindNote.${typed.kind}`)}</p>
        </div>
        {typed.kind === 'service' && (
          <TextField
            label={t('campaigns.field.reason')}
            maxLength={campaignMaximum.reason}
            value={typed.reason}
            error={refused.has('reason') ? t('campaigns.rule.reason') : undefined}
            onChange={(event) => set({ reason: event.target.value })}
          />
        )}
        <SegmentPart merchant={code} options={options} typed={typed} set={set} unread={refused} />
        <div className={layout.whole}>
          <Segmented
            label={t('write.language')}
            segments={offeredLanguages.map((one) => ({
              value: one,
              label: `${languageName(one)}${texts[one]?.title.trim() && texts[one]?.content.trim() ? ' ✓' : ' –'}`,
            }))}
            value={language}
            onChange={setLanguage}
          />
          <p className={layout.note}>
            {t('campaigns.languages', { language: languageName(defaultLanguage), english: languageName('EN') })}
          </p>
        </div>
        <TextField
          label={t('campaigns.field.title')}
          maxLength={campaignMaximum.title}
          value={text.title}
          error={errorIn('title')}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextAreaField
          className={styles.whole}
          label={t('campaigns.field.content')}
          hint={t('campaigns.contentHint')}
          rows={5}
          maxLength={campaignMaximum.content}
          value={text.content}
          error={errorIn('content')}
          onChange={(event) => change({ content: event.target.value })}
        />
        <Select
          label={t('campaigns.field.page')}
          options={[
            { value: noPage, label: t('campaigns.noPage') },
            ...inboxTargets.map((page) => ({ value: page, label: t(`campaigns.page.${page}`) })),
          ]}
          value={typed.page || noPage}
          onChange={(page) => set({ page: page === noPage ? '' : page })}
        />
        <TextField
          name="startsAtMs"
          type="datetime-local"
          label={t('campaigns.field.starts')}
          hint={t('campaigns.startsHint', { zone: timeZone })}
          value={typed.starts}
          error={refused.has('startsAtMs') ? t('campaigns.rule.starts') : undefined}
          onChange={(event) => set({ starts: event.target.value })}
        />
        <Button type="submit" variant="primary" className={layout.whole} isBusy={send.isPending}>
          {t(typed.starts === '' ? 'campaigns.send' : 'campaigns.schedule')}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('campaigns.confirmTitle', { title: texts.EN.title })}
        description={t(`campaigns.confirm.${typed.kind}`, { merchant: name })}
        confirmLabel={t(typed.starts === '' ? 'campaigns.send' : 'campaigns.schedule')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
