const retryMs = 5_000;

/**
 * Reads what is stored, and again every 5 s for as long as that fails, which is reported. Resolves after the first
 * attempt: what is stored is valid, whether or not it could be read.
 */
export async function readOrRetry(read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (cause) {
    process.emitWarning(String(cause));
    setTimeout(() => void readOrRetry(read), retryMs).unref();
  }
}
