/** What went wrong, in words. */
export const causeText = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
