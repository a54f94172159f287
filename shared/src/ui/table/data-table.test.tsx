import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { axeFaults, renderUi } from '../testing/render-ui.tsx';
import { type DataColumn, DataTable } from './index.ts';

interface Member {
  readonly id: string;
  readonly name: string;
  readonly stakeMinor: number;
  readonly below?: readonly Member[];
}
const members: readonly Member[] = [
  { id: 'a', name: '강변총판', stakeMinor: 300, below: [{ id: 'a1', name: '매장 07', stakeMinor: 50 }] },
  { id: 'b', name: '남산총판', stakeMinor: 900 },
  { id: 'c', name: '새벽총판', stakeMinor: 100 },
];
const columns: readonly DataColumn<Member>[] = [
  { key: 'name', head: '이름', cell: (member) => member.name },
  {
    key: 'stake',
    head: '베팅',
    align: 'end',
    cell: (member) => member.stakeMinor,
    sortBy: (member) => member.stakeMinor,
    total: 1300,
  },
];
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

it('sorts by a header: largest first, then smallest, then in the original order', async () => {
  const { person } = renderUi(<DataTable label="팀" columns={columns} rows={members} rowKey={(member) => member.id} />);
  const head = () => screen.getByRole('columnheader', { name: '베팅' });
  expect(head()).toHaveAttribute('aria-sort', 'none');
  await person.click(within(head()).getByRole('button'));
  expect(head()).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['남산총판', '강변총판', '새벽총판', '합계']);
  await person.click(within(head()).getByRole('button'));
  expect(names()).toEqual(['새벽총판', '강변총판', '남산총판', '합계']);
  await person.click(within(head()).getByRole('button'));
  expect(names()).toEqual(['강변총판', '남산총판', '새벽총판', '합계']);
  expect(screen.getByRole('columnheader', { name: '이름' })).not.toHaveAttribute('aria-sort');
  expect(await axeFaults()).toEqual([]);
});

it("keeps the server's order when the server sorts", async () => {
  const sorted = jest.fn();
  const { person } = renderUi(
    <DataTable label="팀" columns={columns} rows={members} rowKey={(member) => member.id} onSortChange={sorted} />,
  );
  await person.click(screen.getByRole('button', { name: '베팅' }));
  expect(sorted).toHaveBeenCalledWith({ key: 'stake', isDescending: true });
  expect(names()).toEqual(['강변총판', '남산총판', '새벽총판', '합계']);
});

it('expands a branch and requests its children', async () => {
  const open = jest.fn();
  const tree = {
    childrenOf: (member: Member) => member.below,
    hasChildren: (member: Member) => member.below !== undefined,
    nameOf: (member: Member) => member.name,
    onOpen: (member: Member) => open(member.id),
  };
  const { person } = renderUi(
    <DataTable label="팀" columns={columns} rows={members} rowKey={(member) => member.id} tree={tree} />,
  );
  await person.click(screen.getByRole('button', { name: '강변총판 펼치기' }));
  expect(names()).toEqual(['강변총판', '매장 07', '남산총판', '새벽총판', '합계']);
  expect(open).toHaveBeenCalledWith('a');
  await person.click(screen.getByRole('button', { name: '강변총판 접기' }));
  expect(names()).toHaveLength(4);
});

function Fetching() {
  const [{ rows, below }, set] = useState<{ rows: readonly Member[]; below?: readonly Member[] }>({ rows: members });
  const tree = {
    childrenOf: (member: Member) => (member.id === 'b' ? below : undefined),
    hasChildren: (member: Member) => member.id === 'b',
    nameOf: (member: Member) => member.name,
    // The table evaluates children again when its rows change.
    onOpen: () => setTimeout(() => set({ rows: [...members], below: [{ id: 'b1', name: '매장 11', stakeMinor: 20 }] })),
  };
  return <DataTable label="팀" columns={columns} rows={rows} rowKey={(member) => member.id} tree={tree} />;
}

it('keeps a branch expanded until its children have arrived', async () => {
  const { person } = renderUi(<Fetching />);
  await person.click(screen.getByRole('button', { name: '남산총판 펼치기' }));
  expect(await screen.findByText('매장 11')).toBeVisible();
  expect(names()).toEqual(['강변총판', '남산총판', '매장 11', '새벽총판', '합계']);
});

function Choosing() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const selection = { keys, onChange: setKeys, allLabel: '모두', rowLabel: (key: string) => `${key} 고르기` };
  return <DataTable label="팀" columns={columns} rows={members} rowKey={(member) => member.id} selection={selection} />;
}

it('chooses one row, some, all and none', async () => {
  const { person } = renderUi(<Choosing />);
  await person.click(screen.getByRole('checkbox', { name: 'a 고르기' }));
  expect(screen.getByRole('checkbox', { name: '모두' })).toBePartiallyChecked();
  await person.click(screen.getByRole('checkbox', { name: '모두' }));
  expect(screen.getByRole('checkbox', { name: 'c 고르기' })).toBeChecked();
  await person.click(screen.getByRole('checkbox', { name: '모두' }));
  expect(screen.getByRole('checkbox', { name: 'a 고르기' })).not.toBeChecked();
});
