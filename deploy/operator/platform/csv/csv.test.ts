import { csvOf } from './csv.ts';

async function* batches() {
  yield [
    ['=1+1', 12.5, 'a,b'],
    ['  @SUM(A1)', -3, 'say "hi"'],
  ];
  yield [];
  yield [['-5', 0, '두\n줄']];
}

it('writes a table that spreadsheets open with its letters intact, and in which no text is a formula', async () => {
  let file = '';
  for await (const chunk of csvOf(['시각', '금액', '메모'], batches())) file += chunk;
  expect(file).toBe('\uFEFF시각,금액,메모\r\n\'=1+1,12.5,"a,b"\r\n\'  @SUM(A1),-3,"say ""hi"""\r\n\'-5,0,"두\n줄"\r\n');
});
