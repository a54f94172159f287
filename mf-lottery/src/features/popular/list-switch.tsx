import { useTranslation } from '@tessera/shared/i18n';
import { isOffered } from '@tessera/shared/merchant';
import { Segmented } from '@tessera/shared/ui/segmented';
import { type PopularList, popularLists } from '../../model/lottery-pages.ts';

interface Props {
  readonly list: PopularList;
  readonly onChange: (list: PopularList) => void;
}

/** The name of a list in `gameCategories` of the boot document. */
const nameOf = ({ page, mode }: PopularList): string => ('area' in page ? `${page.area}-${mode}` : mode);

/** Which games a list on home shows: each prize mode of which the merchant has games has its own most played. */
export function ListSwitch({ list, onChange }: Props) {
  const { t } = useTranslation('lottery');
  const offered = popularLists.filter((each) => isOffered(nameOf(each)));
  if (offered.length < 2) return null;
  return (
    <Segmented
      label={t('home.lists')}
      segments={offered.map(({ title }) => ({ value: title, label: t(title) }))}
      value={list.title}
      onChange={(title) => onChange(offered.find((each) => each.title === title) ?? list)}
    />
  );
}
