import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { axeFaults, renderUi } from '../testing/render-ui.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

const tabs = [
  { value: 'all', label: '전체' },
  { value: 'slots', label: '슬롯' },
] as const;

function Page() {
  const [tab, setTab] = useState<'all' | 'slots'>('all');
  return (
    <Tabs label="종류" tabs={tabs} value={tab} onChange={setTab}>
      <TabPanel value="all">모든 게임</TabPanel>
      <TabPanel value="slots">슬롯 게임</TabPanel>
    </Tabs>
  );
}

it('arrow keys move along the tabs, Enter opens one, and only its panel is rendered', async () => {
  const { person } = renderUi(<Page />);
  expect(await axeFaults()).toEqual([]);
  await person.tab();
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '슬롯' })).toHaveFocus();
  expect(screen.getByText('모든 게임')).toBeInTheDocument();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('모든 게임')).not.toBeInTheDocument());
  expect(screen.getByRole('tabpanel')).toHaveTextContent('슬롯 게임');
});
