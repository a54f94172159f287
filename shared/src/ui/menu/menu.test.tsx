import { screen, waitFor } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { axeFaults, renderUi } from '../testing/render-ui.tsx';
import { Menu, MenuChoices, MenuItem } from './index.ts';

it('opens, moves and chooses by keyboard, then returns the focus', async () => {
  const select = jest.fn();
  const language = jest.fn();
  const { person } = renderUi(
    <Menu trigger={<Button>새벽별</Button>}>
      <MenuItem onSelect={select}>내 계정</MenuItem>
      <MenuChoices
        value="ko"
        onChange={language}
        choices={[
          { value: 'ko', label: '한국어' },
          { value: 'en', label: 'English' },
        ]}
      />
    </Menu>,
  );
  await person.tab();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: '내 계정' })).toHaveFocus());
  expect(screen.getByRole('menuitemradio', { name: '한국어' })).toBeChecked();
  expect(await axeFaults()).toEqual([]);
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(language).toHaveBeenCalledWith('en');
  expect(select).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: '새벽별' })).toHaveFocus());
});
