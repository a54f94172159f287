import { startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { PeriodDays } from './period-picker.tsx';

it('a day that has not come yet stays in its field, and the team is shown for the days before', async () => {
  await startTestPage({ agent: messages, ui: uiMessages });
  const change = jest.fn();
  render(
    <TestPage>
      <PeriodDays
        period={{ period: 'custom', from: '2026-11-01', to: '2026-11-20' }}
        today="2026-11-22"
        onChange={change}
      />
    </TestPage>,
  );
  const to = screen.getByLabelText(messages.period.to);
  fireEvent.change(to, { target: { value: '2026-11-23' } });
  expect(to).toHaveValue('2026-11-23');
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(to, { target: { value: '2026-11-22' } });
  expect(change).toHaveBeenCalledWith({ period: 'custom', from: '2026-11-01', to: '2026-11-22' });
});
