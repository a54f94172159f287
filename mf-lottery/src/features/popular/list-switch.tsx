import { useTranslation } from '@tessera/shared/i18n';
import { Segmented } from '@tessera/shared/ui/segmented';
import { type PopularList, popularLists } from '../../model/lottery-pages.ts';

interface Props {
  readonly list: PopularList;
  readonly onChange: (list: PopularList) => void;
}

/** Which games a list on home shows: each prize mode has its own most played. */
export function ListSwitch({ list, onChange }: Props) {
  const { t } = useTranslation('lottery');
  return (
    <Segmented
      label={t('home.lists')}
      segments={popularLists.map(({ title }) => ({ value: title, label: t(title) }))}
      value={list.title}
      onChange={(title) => onChange(popularLists.find((each) => each.title === title) ?? popularLists[0])}
    />
  );
}
