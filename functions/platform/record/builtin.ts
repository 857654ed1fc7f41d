import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { MasterStore, type Placed, type Tenant } from './master.ts';

export interface BuiltinFields {
  readonly code: string;
  readonly isActive: boolean;
  readonly isDefault?: boolean | undefined;
}
/** Revision 0: the agency never set it. */
export type Given<I> = I & { readonly rev: number };
type Named<I> = I & { readonly name: string };

/**
 * The agency's settings for things that all agencies have, such as countries. The name of each is its code. Nothing is
 * stored before a user changes a setting.
 */
export class BuiltinStore<I extends BuiltinFields> extends MasterStore<Named<I>> {
  readonly #complete: (stored: readonly Given<I>[]) => readonly Given<I>[];

  /** `complete` returns the settings of all of them, including those with nothing stored. */
  constructor(name: string, complete: (stored: readonly Given<I>[]) => readonly Given<I>[]) {
    super({ name });
    this.#complete = complete;
  }

  /** Finds all of them, with the agency's settings. */
  async given(ctx: Tenant): Promise<readonly Given<I>[]> {
    return this.#complete(await this.all(ctx));
  }

  async set(ctx: TenantContext, input: I, rev: number, turn: readonly Write[]): Promise<Stored<Placed<Named<I>>>> {
    const known = (await this.all(ctx)).find(({ name }) => name === input.code);
    if ((known?.rev ?? 0) !== rev) throw new AppError('stale', {}, { current: known, isAsShown: true });
    const record = { ...input, name: input.code, sort: 0 };
    const extra = [...turn, ...(await this.unmark(ctx, record, known?.id))];
    return known ? this.update(ctx, known, record, { extra }) : this.create(ctx, record, { extra });
  }
}
