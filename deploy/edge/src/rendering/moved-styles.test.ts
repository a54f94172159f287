import { movedStyles } from './moved-styles.ts';

it('an attribute whose value ends like the beginning of a style stays as it is', () => {
  const markup = '<img alt="a style=" src="/x onerror=alert(1)" loading="lazy" style="color:red">';
  expect(movedStyles(markup)?.markup).toBe(
    '<img alt="a style=" src="/x onerror=alert(1)" loading="lazy" data-rendered-style="0">',
  );
});

it('text that looks like a style stays as it is', () => {
  const markup = '<p title="a > b" style="color:red">Write style="x{" and  style="color:red" here.</p>';
  expect(movedStyles(markup)).toEqual({
    markup: '<p title="a > b" data-rendered-style="0">Write style="x{" and  style="color:red" here.</p>',
    styles: '[data-rendered-style="0"]{color:red}',
  });
});

it('styles of elements become rules, each once', () => {
  expect(
    movedStyles(
      '<p style="color:red">a</p><p style="color:red">b</p><p style="--x:&quot;1&quot;;width:calc(1px + 2px)">c</p>',
    ),
  ).toEqual({
    markup: '<p data-rendered-style="0">a</p><p data-rendered-style="0">b</p><p data-rendered-style="1">c</p>',
    styles: '[data-rendered-style="0"]{color:red}[data-rendered-style="1"]{--x:"1";width:calc(1px + 2px)}',
  });
});

it.each(['--x:}body{', '--x:/*', 'width:calc(1px', '--x:&quot;', '--x:[', '--x:\\', '--x:&lt;/style&gt;'])(
  'a page with the style %s, which would not end with its rule, is not used',
  (style) => {
    expect(movedStyles(`<p style="${style}">a</p>`)).toBeUndefined();
  },
);
