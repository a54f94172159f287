import { fakeOperator } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { getCountries } from '@tessera/shared/wire/system';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { freshVisitor, prepareSite, renderDialog } from '../../testing/render-dialog.tsx';
import { CountryPicker } from './country-picker.tsx';

const known = ['KR', 'VN', 'GB', 'US', 'JP', 'CN', 'TH', 'FR', 'SA'];
/** Countries of the operator's list, and one that no browser has a name for. */
const offered = [
  ...recorded(getCountries).filter(({ countryCode }) => known.includes(countryCode)),
  { countryCode: 'ZZ', countryDialingCode: '33' },
];

beforeAll(prepareSite);
beforeEach(() => {
  freshVisitor();
  fakeOperator().answer(getCountries, () => offered);
});
afterEach(() => jest.useRealTimers());

const choose = jest.fn();
const beneath = jest.fn();
function open() {
  choose.mockClear();
  beneath.mockClear();
  const Body = () => (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog and the form beneath, which hear keys too
    <div onKeyDown={beneath}>
      <CountryPicker chosen="KR" dialingCode="82" onChoose={choose} />
    </div>
  );
  return renderDialog(Body, {});
}
const field = () => screen.getByRole('combobox', { name: '국가 번호' });
const rows = () => within(screen.getByRole('listbox')).queryAllByRole('option');

describe('the list of countries', () => {
  it('opens when its field is focused, with the flag of each, or its code where there is none, and never an emoji', async () => {
    const { person } = open();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await person.tab();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findAllByRole('option')).toHaveLength(offered.length);
    const flags = await screen.findAllByAltText('');
    expect(flags.map((flag) => flag.dataset.flag).sort()).toEqual([
      'CN',
      'FR',
      'GB',
      'JP',
      'KR',
      'SA',
      'TH',
      'US',
      'VN',
    ]);
    expect(screen.getByText('ZZ')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/\p{Regional_Indicator}/u);
  });

  it('closes 200 ms after the focus has gone, and not sooner', () => {
    jest.useFakeTimers();
    open();
    act(() => field().focus());
    act(() => field().blur());
    act(() => void jest.advanceTimersByTime(199));
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is searched by typing and chosen from with the keyboard, of which nothing beneath hears', async () => {
    const { person } = open();
    await person.tab();
    await screen.findAllByRole('option');
    await person.keyboard('베트');
    expect(rows()).toHaveLength(1);
    beneath.mockClear();
    await person.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledWith({ countryCode: 'VN', dialingCode: '84', name: '베트남' });
    expect(beneath).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is walked with the arrows, and left by Escape without a choice', async () => {
    const { person } = open();
    await person.tab();
    const [first, second] = await screen.findAllByRole('option');
    expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
    await person.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
    await person.keyboard('{ArrowUp}{ArrowUp}');
    expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
    beneath.mockClear();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(beneath).not.toHaveBeenCalled();
    expect(field()).toHaveValue('+82');
    await person.keyboard('{Escape}');
    expect(beneath).toHaveBeenCalled();
  });

  it('is opened again by Enter, of which no form beneath hears', async () => {
    const { person } = open();
    await person.tab();
    await person.keyboard('{Escape}');
    beneath.mockClear();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(beneath).not.toHaveBeenCalled();
    expect(choose).not.toHaveBeenCalled();
  });

  it('is chosen from by a press', async () => {
    const { person } = open();
    await person.click(field());
    await person.click(await screen.findByRole('option', { name: /일본/ }));
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ countryCode: 'JP' }));
  });

  it('says that it could not be loaded, and asks again when it is opened again', async () => {
    let answers = false;
    fakeOperator().answer(getCountries, () => {
      if (!answers) throw new Error('The operator is away.');
      return [{ countryCode: 'VN', countryDialingCode: '84' }];
    });
    const { person } = open();
    await person.tab();
    expect(await screen.findByText('불러오지 못했습니다', undefined, { timeout: 10_000 })).toBeVisible();
    await person.keyboard('{Escape}');
    answers = true;
    await person.click(field());
    expect(await screen.findByRole('option', { name: /베트남/ })).toBeVisible();
  });

  it('says when nothing is found', async () => {
    const { person } = open();
    await person.tab();
    await screen.findAllByRole('option');
    fireEvent.change(field(), { target: { value: '없는 나라' } });
    expect(screen.getByText('찾는 국가가 없습니다.')).toBeInTheDocument();
  });
});
