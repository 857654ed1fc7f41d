import { createHash, randomBytes } from 'node:crypto';
import { readItem } from './read.ts';
import { putNew, removeKept, type Write } from './write.ts';

/*
 * The addresses at which other services call us. Such an address names no agency:
 *   pk <KIND>#<hash of the name>  sk H: whose it is
 */
const NAME_BYTES = 16;
/** Makes a name for an address: 22 letters that nobody guesses. */
export const newHook = (): string => randomBytes(NAME_BYTES).toString('base64url');

export const hooks = <Owner extends { readonly tenantId: string }>(kind: `${Uppercase<string>}HOOK`) => {
  const keyOf = (name: string) => ({ pk: `${kind}#${createHash('sha256').update(name).digest('hex')}`, sk: 'H' });
  return {
    write: (name: string, owner: Owner): Write => putNew({ ...keyOf(name), ...owner }),
    removal: (name: string): Write => removeKept(keyOf(name)),
    owner: (name: string): Promise<Owner | undefined> => readItem<Owner>(keyOf(name)),
  };
};
