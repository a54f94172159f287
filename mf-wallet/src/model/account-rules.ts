/** The operator's own bounds (`create-withdrawal`): figures, with hyphens between them, 6 to 30 characters. */
const accountNumber = /^\d[\d-]{4,28}\d$/;

export function accountNumberProblem(number: string): 'missing' | 'malformed' | undefined {
  const text = number.trim();
  if (text === '') return 'missing';
  return accountNumber.test(text) ? undefined : 'malformed';
}
