import * as v from 'valibot';
import { Refusal } from './refusal.ts';

const reportedIssues = 20;

/** Parses what a client sent; reports which fields are wrong and why, without repeating their content. */
export function parseRequest<S extends v.GenericSchema>(schema: S, raw: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  const details = parsed.issues.slice(0, reportedIssues).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    rule: issue.type,
    expected: issue.expected,
  }));
  throw new Refusal(400, 'request.invalid', { details });
}

/** A handler's answer that its own schema refuses: a server error, never the caller's. */
export class AnswerOutsideSchema extends Error {
  constructor(endpoint: string, issues: readonly v.BaseIssue<unknown>[]) {
    super(`${endpoint}: ${issues.map((issue) => `${v.getDotPath(issue as never) ?? ''} ${issue.message}`).join('; ')}`);
    this.name = 'AnswerOutsideSchema';
  }
}

export function writeAnswer<S extends v.GenericSchema>(endpoint: string, schema: S, answer: unknown): unknown {
  const written = v.safeParse(schema, answer);
  if (!written.success) throw new AnswerOutsideSchema(endpoint, written.issues);
  return written.output;
}
