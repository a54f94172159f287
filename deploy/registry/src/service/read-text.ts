import * as v from 'valibot';
import { Refused } from './refused.ts';

const refuse = (message: string): never => {
  throw new Refused(400, 'request.invalid', message);
};

/** Reads a JSON text as its schema has it; throws {@link Refused} that names it. */
export function readText<S extends v.GenericSchema>(schema: S, text: string, what: string): v.InferOutput<S> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refuse(`${what} is not valid JSON.`);
  }
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  return refuse(`${what}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
