/** The operator's own bounds (`create-withdrawal`): figures, with hyphens between them, 6 to 30 characters. */
const ACCOUNT_NUMBER = /^\d[\d-]{4,28}\d$/;
const NAME_LENGTH = 60;

export type TextProblem = 'missing' | 'tooLong' | 'malformed';

export function nameProblem(name: string): TextProblem | undefined {
  const text = name.trim();
  if (text === '') return 'missing';
  return text.length > NAME_LENGTH ? 'tooLong' : undefined;
}

export function accountNumberProblem(number: string): TextProblem | undefined {
  const text = number.trim();
  if (text === '') return 'missing';
  return ACCOUNT_NUMBER.test(text) ? undefined : 'malformed';
}
