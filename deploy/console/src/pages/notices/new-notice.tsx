import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import { Segmented } from '@tessera/shared/ui/segmented';
import {
  type ConsoleMerchant,
  noticeAudiences,
  noticeMaximum,
  offeredLanguages,
  publishNotice,
} from '@tessera/shared/wire/console';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { type FormEvent, useState } from 'react';
import { useConsoleChange } from '../../api/queries.ts';
import layout from '../../chrome/form.module.css';
import { refusedPaths } from '../../chrome/refused-paths.ts';
import { resultToasts } from '../../chrome/step.ts';
import { useFirstWrong } from '../../chrome/use-first-wrong.ts';
import { useKeptDraft } from '../../chrome/use-kept-draft.ts';
import type { Language } from '../switches/changes.ts';
import { languageName } from '../switches/language-name.ts';

type Notice = RequestOf<typeof publishNotice>;

interface TypedText {
  readonly title: string;
  readonly content: string;
}
interface TypedNotice {
  readonly audience: Notice['audience'];
  readonly texts: Readonly<Partial<Record<Language, TypedText>>>;
  /** In the time zone of this browser; empty for a notice that stays. */
  readonly until: string;
  /** A notice that is sent again after a broken connection is the same one. */
  readonly requestId: string;
}

const emptyNotice = (): TypedNotice => ({ audience: 'all', texts: {}, until: '', requestId: crypto.randomUUID() });
const noText: TypedText = { title: '', content: '' };

/** English and the merchant's own language are always sent, so that the schema names what is missing. */
const textsOf = ({ texts }: TypedNotice, own: Language): Notice['texts'] =>
  Object.fromEntries(
    offeredLanguages.flatMap((language) => {
      const text = texts[language] ?? noText;
      const isNeeded = language === 'EN' || language === own;
      return isNeeded || text.title.trim() || text.content.trim() ? [[language, text]] : [];
    }),
  ) as Notice['texts'];

/** Writes a notice: who sees it, its text in each language, and until when. */
export function NewNotice({ merchant }: { readonly merchant: ConsoleMerchant }) {
  const { t } = useTranslation('console');
  const own = offeredLanguages.find((one) => one === merchant.defaultLanguage) ?? 'EN';
  const [initial, setInitial] = useState(emptyNotice);
  const draft = useKeptDraft(`notice.${merchant.code}`, initial);
  const { value: typed } = draft;
  const [language, setLanguage] = useState<Language>(own);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const publish = useConsoleChange(publishNotice);
  const formRef = useFirstWrong(refused);

  const { audience, requestId, until } = typed;
  const texts = textsOf(typed, own);
  const text = typed.texts[language] ?? noText;
  const untilMs = until === '' ? null : new Date(until).getTime();
  const request: Notice = { requestId, merchant: merchant.code, audience, texts, untilMs };
  const set = (change: Partial<TypedNotice>) => draft.set({ requestId, ...change });
  const change = (part: Partial<TypedText>) => set({ texts: { ...typed.texts, [language]: { ...text, ...part } } });
  const errorIn = (part: keyof TypedText) =>
    refused.has(`texts.${language}.${part}`) ? t(`notices.rule.${part}`) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = refusedPaths(publishNotice, request);
    setRefused(wrong);
    const first = offeredLanguages.find((one) => [...wrong].some((path) => path.startsWith(`texts.${one}`)));
    if (first) setLanguage(first);
    if (wrong.size === 0) setAsking(true);
  };
  const confirm = () => {
    setAsking(false);
    const done = resultToasts(t('notices.done'));
    publish.mutate(request, {
      ...done,
      onSuccess: (answer) => {
        done.onSuccess(answer);
        draft.clear();
        setInitial(emptyNotice());
      },
    });
  };

  return (
    <Panel level={2} title={t('notices.new')}>
      <form ref={formRef} className={layout.form} onSubmit={submit} noValidate aria-label={t('notices.new')}>
        <div className={layout.whole}>
          <Segmented
            label={t('notices.field.audience')}
            segments={noticeAudiences.map((value) => ({ value, label: t(`notices.audience.${value}`) }))}
            value={audience}
            onChange={(value) => set({ audience: value })}
          />
          <p className={layout.note}>{t(`notices.audienceNote.${audience}`)}</p>
        </div>
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
            {t('campaigns.languages', { language: languageName(own), english: languageName('EN') })}
          </p>
        </div>
        <TextField
          label={t('notices.field.title')}
          maxLength={noticeMaximum.title}
          value={text.title}
          error={errorIn('title')}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextField
          name="untilMs"
          type="datetime-local"
          label={t('notices.field.until')}
          hint={t('notices.untilHint')}
          value={until}
          error={refused.has('untilMs') ? t('notices.rule.until') : undefined}
          onChange={(event) => set({ until: event.target.value })}
        />
        <TextAreaField
          className={layout.whole}
          label={t('notices.field.content')}
          hint={t('campaigns.contentHint')}
          rows={6}
          maxLength={noticeMaximum.content}
          value={text.content}
          error={errorIn('content')}
          onChange={(event) => change({ content: event.target.value })}
        />
        <Button type="submit" variant="primary" className={layout.whole} isBusy={publish.isPending}>
          {t('notices.publish')}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('notices.confirmTitle', { title: texts.EN.title })}
        description={t(`notices.confirm.${audience}`, { merchant: merchant.name })}
        confirmLabel={t('notices.publish')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
