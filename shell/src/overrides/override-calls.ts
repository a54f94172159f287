/** Asks the edge to change what this browser uses; answers why it did not, `undefined` if it did. */
export async function leaveOrAccept(
  path: '/edge/overrides' | '/edge/overrides/leave',
  body: string,
): Promise<string | undefined> {
  try {
    const answer = await fetch(path, { method: 'POST', body });
    if (answer.ok) return undefined;
    const { errorCode } = (await answer.json()) as { readonly errorCode?: string };
    return errorCode ?? String(answer.status);
  } catch (cause) {
    console.error('[override]', cause);
    return 'offline';
  }
}
