import { plainError } from './plain-errors.ts';

const SYNTAX = `Module build failed (from ./node_modules/swc-loader/src/index.js):
Error:   \u001b[31mx\u001b[0m Expression expected
    ,-[/checkout/mf-wallet/src/pages/deposit/deposit.page.tsx:34:1]
 33 | }
 34 | const x = ;
    :           ^
    \`----

Caused by:
    0: Syntax Error
    1: failed to process input
Stack backtrace:
   0: napi_register_module_v1`;

it("a syntax error is shown with its message, file and line, without the compiler's stack", () => {
  const shown = plainError(SYNTAX);
  expect(shown).toMatch(/^Expression expected\n/);
  expect(shown).toContain('deposit.page.tsx:34:1');
  expect(shown).toContain('34 | const x = ;');
  expect(shown).not.toMatch(/backtrace|napi|Caused by|Module build failed/);
});
