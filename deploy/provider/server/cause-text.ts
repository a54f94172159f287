/** The message of an error or of any other thrown value. */
export const causeText = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
