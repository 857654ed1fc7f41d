import { uniqueValueOwner } from '#functions/platform/data/unique-value.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { outsideIdempotency } from '#functions/platform/data/write.ts';
import type { AliasFields } from '#shared/kernel/contract/alias-contract.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { TenantContext } from '../endpoint/context.ts';
import { defineList } from '../list-index/define.ts';
import type { Tenant } from './master.ts';
import { listOf } from './parts.ts';
import { RecordStore } from './store.ts';

interface AliasDefinition<T> {
  readonly name: string;
  /** The field with the meaning of a text: empty until a user sets it. */
  readonly means: keyof T & string;
  /** Takes the alias's text: it is unique, and the list is sorted by it. */
  readonly says: (alias: T) => string;
  readonly title: (alias: T) => string;
}

/** The store of texts from outside, each collected once and mapped by hand. */
export class AliasStore<T extends AliasFields> extends RecordStore<T> {
  constructor(readonly alias: AliasDefinition<T>) {
    const { name, means, says, title } = alias;
    const index = defineList({ name, key: 'text', columns: { open: 'u8' } });
    super({
      name,
      title,
      unique: [{ kind: 'text', field: 'text', of: says }],
      list: listOf(index, (record: Stored<T>) => ({
        no: record.no,
        key: says(record),
        open: record[means] === '' && !record.cannotMap ? 1 : 0,
      })),
    });
  }

  /** Finds all aliases in order, or only the unmapped ones. */
  async all(ctx: Tenant, { open = false } = {}): Promise<Stored<T>[]> {
    const filters = open ? [{ column: 'open', anyOf: [1] }] : [];
    return this.where(ctx, filters);
  }

  /** Finds the meaning of a text. Collects an unknown text, unless a concurrent request collects the same one. */
  async meaning(ctx: TenantContext, fresh: T): Promise<string> {
    const { name, means, says } = this.alias;
    const owner = await uniqueValueOwner(ctx.tenantId, `${name}.text`, says(fresh));
    const known = owner ? await this.find(ctx, owner) : undefined;
    if (!known) await outsideIdempotency(() => unlessRefused('exists', this.create(ctx, fresh)));
    return known ? String(known[means]) : '';
  }
}
