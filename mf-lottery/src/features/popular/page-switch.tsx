import { useTranslation } from '@tessera/shared/i18n';
import { Segmented } from '@tessera/shared/ui/segmented';
import { type ListPage, lotteryPages } from '../../model/lottery-pages.ts';

const { lottery, elott, sea } = lotteryPages;
const pages: readonly ListPage[] = [lottery, elott, sea];

interface Props {
  readonly page: ListPage;
  readonly onChange: (page: ListPage) => void;
}

/** Which page's games a list on home shows: each prize mode has its own most played. */
export function PageSwitch({ page, onChange }: Props) {
  const { t } = useTranslation('lottery');
  return (
    <Segmented
      label={t('home.lists')}
      segments={pages.map(({ path, title }) => ({ value: path, label: t(title) }))}
      value={page.path}
      onChange={(path) => onChange(pages.find((each) => each.path === path) ?? lottery)}
    />
  );
}
