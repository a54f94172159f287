import type { Boot } from '@tessera/shared/registry';

/** The boot document: inlined by the edge, or fetched on plain static hosting. */
export async function readBoot(): Promise<Boot> {
  const inlined = document.getElementById('tessera-boot')?.textContent;
  if (inlined) return JSON.parse(inlined) as Boot;
  const answer = await fetch('/boot.json', { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The boot document could not be fetched: ${answer.status}.`);
  return (await answer.json()) as Boot;
}
