/** The operator's own bounds (`create-withdrawal`): figures, with hyphens between them, 6 to 30 characters. */
const accountNumber = /^\d[\d-]{4,28}\d$/;
const nameLength = 60;

export type TextProblem = 'missing' | 'tooLong' | 'malformed';

export function nameProblem(name: string): TextProblem | undefined {
  const text = name.trim();
  if (text === '') return 'missing';
  return text.length > nameLength ? 'tooLong' : undefined;
}

export function accountNumberProblem(number: string): TextProblem | undefined {
  const text = number.trim();
  if (text === '') return 'missing';
  return accountNumber.test(text) ? undefined : 'malformed';
}
