import { playOf } from '@tessera/shared/lottery';
import { startTestPage } from '@tessera/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/en.json';
import { emptySelection } from '../../model/selection.ts';
import RowEntryForm from './row-entry-form.tsx';

describe('numbers typed for the rows of a play', () => {
  beforeAll(() => startTestPage({ lottery: messages }));

  it('are what is left after the wrong parts are removed, also those with marks of another keyboard', async () => {
    const play = playOf('K3', 'pair-single');
    if (!play) throw new Error('There is no such play.');
    const person = userEvent.setup();
    render(<RowEntryForm play={play} closed={[]} selection={emptySelection(play)} onChoose={() => undefined} />);
    const field = screen.getByRole('textbox');
    await person.type(field, '1 22 3~99、x | 1');
    await person.click(screen.getByRole('button', { name: messages.typed.removeFaults }));
    expect(field).toHaveValue('22 | 1');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
