import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { LineChart } from './line-chart.tsx';

let isOnline = false;
jest.mock('./plot.tsx', () => {
  if (!isOnline) throw new Error('Loading chunk 15 failed.');
  return {
    Plot: ({ title }: { readonly title: string }) => <div role="img" aria-label={title} />,
  };
});

it('shows the figures as a table when the chart library cannot be loaded, and the chart after a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { person } = renderUi(
    <LineChart
      title="베팅"
      data={{ at: [1000, 2000], series: { label: '이번 주', values: [10, 30] } }}
      formatAt={(ms) => `${ms / 1000}일`}
      formatValue={(value) => `${value} P`}
      formatAxis={String}
    />,
  );
  expect(await screen.findByRole('table')).toHaveTextContent('30 P');
  isOnline = true;
  await person.click(screen.getByRole('button', { name: '그래프로 보기' }));
  expect(await screen.findByRole('img', { name: '베팅' })).toBeVisible();
  jest.restoreAllMocks();
});
