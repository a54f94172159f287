import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { axeFaults, renderUi } from '../testing/render-ui.tsx';
import { Select } from './select.tsx';

const banks = ['가온은행', '나루은행', '다온은행'].map((label) => ({ value: label, label }));

function Bank() {
  const [bank, setBank] = useState<string>();
  return (
    <Select
      label="은행"
      options={banks}
      value={bank}
      onChange={setBank}
      error={bank ? undefined : '은행을 고르세요.'}
    />
  );
}

// First, because axe leaves a style element behind.
it('adds no style element to the page, which the CSP would refuse', async () => {
  const { person } = renderUi(<Bank />);
  await person.click(screen.getByRole('combobox'));
  await screen.findByRole('option', { name: '가온은행' });
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

it('can be used by keyboard alone and shows its error until a value is chosen', async () => {
  const { person } = renderUi(<Bank />);
  const box = screen.getByRole('combobox', { name: '은행' });
  expect(box).toHaveTextContent('선택하세요');
  expect(box).toHaveAccessibleDescription('은행을 고르세요.');
  expect(await axeFaults()).toEqual([]);
  await person.tab();
  expect(box).toHaveFocus();
  await person.keyboard('{Enter}');
  await screen.findByRole('option', { name: '나루은행' });
  expect(await axeFaults()).toEqual([]);
  await person.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(box).toHaveTextContent('나루은행'));
  expect(screen.queryByText('은행을 고르세요.')).not.toBeInTheDocument();
});
