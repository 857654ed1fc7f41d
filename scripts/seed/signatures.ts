import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { signatureKey } from '#functions/domains/identity/account/public/own-store.ts';
import { putObject } from '#functions/platform/files/files.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Stage } from './stage.ts';
import { putAll } from './writer.ts';

/** The administrator, an agent and finance. */
const NAMES = ['Iris van Dam', 'Jonas Keller', 'Greta Fischer'];
const fileOf = (name: string): string =>
  fileURLToPath(new URL(`./data/signatures/${name.toLowerCase().replaceAll(' ', '-')}.png`, import.meta.url));

/** The typed signatures of those who countersign in the demo. Its files are not counted, so the size stays out. */
export async function plantSignatures({ tenantId, today }: Stage, team: readonly Stored<UserFields>[]): Promise<void> {
  const own = team.filter(({ name }) => NAMES.includes(name));
  for (const { id, name } of own) {
    const type = 'image/png';
    const { key } = await putObject(`files/${tenantId}/${id}`, await readFile(fileOf(name)), type);
    await putAll([{ ...signatureKey({ tenantId, userId: id }), key, type, changedAt: `${today}T08:00:00.000Z` }]);
  }
}
