import { allGlossaryFaults, entriesOf, glossaryFaults } from './glossary.ts';

const page = `# Glossary: Vietnamese

| term | translation | note | not |
|---|---|---|---|
| deposit | nạp tiền | also on buttons | nạp điểm |
| big · small | Tài · Xỉu | | số lớn, số nhỏ |
| send again | Gửi lại | | |
`;

describe('a glossary', () => {
  it('has a translation and the variants it replaces for each term', () => {
    expect(entriesOf(page)).toEqual([
      { term: 'deposit', translation: 'nạp tiền', variants: ['nạp điểm'] },
      { term: 'big · small', translation: 'Tài · Xỉu', variants: ['số lớn', 'số nhỏ'] },
      { term: 'send again', translation: 'Gửi lại', variants: [] },
    ]);
  });

  it('fails a text that has a replaced variant, in whatever case, and a translation that no text uses', () => {
    const texts = [
      ['vi.json: frame.deposit', 'Nạp điểm'],
      ['vi.json: menu.deposit', 'Nạp tiền'],
      ['vi.json: option.big', 'Tài'],
      ['vi.json: option.small', 'Xỉu'],
    ] as const;
    expect(glossaryFaults(entriesOf(page), texts, 'vi.md')).toEqual([
      'vi.json: frame.deposit says "nạp điểm": vi.md has "nạp tiền" for "deposit"',
      'vi.md has "Gửi lại" for "send again", which no text uses',
    ]);
  });

  it('is kept by all texts of every language', () => expect(allGlossaryFaults()).toEqual([]));
});
