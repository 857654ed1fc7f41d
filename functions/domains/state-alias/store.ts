import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { guardOwner } from '#functions/platform/guard.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { statesOf } from '#shared/data/states.ts';
import type { StateAliasFields } from '#shared/domains/state-alias/contract.ts';
import { plainState, stateNamed } from '#shared/domains/state-alias/rules.ts';
import type { Address } from '#shared/kernel/address.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Stored } from '#shared/kernel/record.ts';

const index = defineList({ name: 'state-alias', key: 'text', columns: { open: 'u8' } });
const said = ({ countryId, text }: Pick<StateAliasFields, 'countryId' | 'text'>) => `${countryId} ${plainState(text)}`;

export const stateAliasStore = new RecordStore<StateAliasFields>({
  name: 'state-alias',
  title: ({ countryId, text }) => `${countryId} ${text}`,
  unique: [{ kind: 'text', field: 'text', of: said }],
  list: listOf(index, (alias) => ({
    no: alias.no,
    key: said(alias),
    open: alias.stateId === '' && !alias.cannotMap ? 1 : 0,
  })),
});

/** All of them by country and text, or those that wait to be mapped. */
export async function aliasesOf(
  ctx: { readonly tenantId: string },
  { open = false } = {},
): Promise<Stored<StateAliasFields>[]> {
  const filters = open ? [{ column: 'open', anyOf: [1] }] : [];
  const nos = (await stateAliasStore.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  return stateAliasStore.many(ctx, nos, new Set(nos));
}

async function collect(ctx: TenantContext, alias: StateAliasFields): Promise<void> {
  try {
    await stateAliasStore.create(ctx, alias);
  } catch (e) {
    // Another address said the same in the same moment.
    if (!(e instanceof AppError) || e.code !== 'exists') throw e;
  }
}

/**
 * An address whose state came as a text, from an import or a place search: with the state it names, by itself or as
 * somebody mapped it; else the text stays with the address and is collected, to be mapped by hand.
 */
export async function withState(ctx: TenantContext, address: Address, seenAt: string): Promise<Address> {
  const { stateText = '', ...settled } = address;
  const { countryId, stateId } = settled;
  if (!stateText || stateId || !countryId) return settled;
  const named = stateNamed(countryId, stateText);
  if (named) return { ...settled, stateId: named };
  if (statesOf(countryId).length === 0) return settled;
  const owner = await guardOwner(ctx.tenantId, 'state-alias.text', said({ countryId, text: stateText }));
  const alias = owner ? await stateAliasStore.find(ctx, owner) : undefined;
  if (alias?.stateId) return { ...settled, stateId: alias.stateId };
  if (!alias) await collect(ctx, { countryId, text: stateText, stateId: '', cannotMap: false, seenAt });
  return { ...settled, stateText };
}
