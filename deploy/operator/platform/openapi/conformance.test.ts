import { defineEndpoint } from '@tessera/shared/wire/define-endpoint';
import * as v from 'valibot';
import { conformanceDocument } from './conformance.ts';

const call = (answer: v.GenericSchema, more: Partial<Parameters<typeof defineEndpoint>[0]> = {}) =>
  defineEndpoint({
    name: 'auth.member',
    method: 'POST',
    path: '/wps/member/info',
    module: 'COMM3',
    token: 'required',
    request: v.object({}),
    answer,
    ...more,
  });

/** The row of a call, cell by cell. */
function rowOf(endpoint: ReturnType<typeof call>): readonly string[] {
  const row = conformanceDocument([endpoint])
    .split('\n')
    .find((line) => line.includes('/wps/member/info`') && line.startsWith('|'));
  return (row ?? '').split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
}

describe('what the table of conformance says of a call', () => {
  it('names every field with its path, also those inside of what may be left out', () => {
    const answer = v.object({
      id: v.string(),
      lanes: v.array(v.object({ code: v.string(), isHot: v.optional(v.boolean()) })),
      popup: v.optional(v.array(v.object({ title: v.string(), image: v.optional(v.string()) }))),
    });
    const [, , , required, optional] = rowOf(call(answer));
    expect(required).toBe('`id`, `lanes[].code`');
    expect(optional).toBe('`lanes[].isHot`, `popup` (with `popup[].title`), `popup[].image`');
  });

  it('requires of several kinds of answer the one that asks for least', () => {
    const answer = v.union([v.object({ token: v.string(), id: v.string() }), v.object({ token: v.string() })]);
    expect(rowOf(call(answer)).slice(3)).toEqual(['`token`', '`id`']);
  });

  it('says that nothing of an answer is read, and how a request is sent', () => {
    expect(rowOf(call(v.null(), { body: 'form', isEncrypted: true }))).toEqual([
      '`POST /wps/member/info`, encrypted, as a form',
      'COMM3',
      'yes',
      'success',
      '–',
    ]);
  });
});
