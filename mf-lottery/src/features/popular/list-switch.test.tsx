import { startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/en.json';
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { popularLists } from '../../model/lottery-pages.ts';
import { ListSwitch } from './list-switch.tsx';

const open = async (offered: readonly string[], onChange: (list: object) => void = () => {}) => {
  await startTestPage({ lottery: messages, ui: uiMessages }, { language: 'en', offered });
  return render(
    <TestPage>
      <ListSwitch list={popularLists[0]} onChange={onChange} />
    </TestPage>,
  );
};
const offeredNames = () =>
  screen.queryAllByRole('radio').map((radio) => (radio.closest('label') as HTMLElement).textContent);

describe('the lists of the most played games', () => {
  it('are those of the prize modes of which the merchant has games', async () => {
    const chosen: object[] = [];
    await open(['LOTT', 'VN', 'VN-ZY', 'RNG'], (list) => chosen.push(list));
    expect(offeredNames()).toEqual([messages.title, messages.vietnam.own]);
    fireEvent.click(screen.getByRole('radio', { name: messages.vietnam.own }));
    expect(chosen).toMatchObject([{ mode: 'ZY', page: { path: '/vnlottery' } }]);
  });

  it('are not offered where there is only one', async () => {
    await open(['LOTT']);
    expect(offeredNames()).toEqual([]);
  });
});
