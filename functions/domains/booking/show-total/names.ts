import { userStore } from '#functions/domains/identity/user/store.ts';
import { statusesOf } from '#functions/domains/reference/status/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isPeriod, type TotalBy, withGaps } from '#shared/domains/booking/show-total/rules.ts';
import { PHASES } from '#shared/kernel/record/appointment.ts';

export interface Heading {
  readonly of: string | number;
  readonly key: string;
  readonly name: string;
}
interface Named {
  readonly no: number;
  readonly id: string;
  readonly name: string;
}
const heading = ({ no, id, name }: Named): Heading => ({ of: no, key: id, name });
const plain = (key: string): Heading => ({ of: key, key, name: '' });
const byName = (a: Heading, b: Heading) => a.name.localeCompare(b.name);

async function namedBy(ctx: UserContext, by: TotalBy, nos: readonly number[]): Promise<Heading[]> {
  if (by === 'owner') return (await userStore.many(ctx, nos)).map(heading).sort(byName);
  if (by === 'artist') return (await artistStore.many(ctx, nos)).map(heading).sort(byName);
  return (await statusesOf(ctx, 'show')).map(heading);
}

/** The groups in their order: periods and phases by time, statuses as the agency sorts them, people by name. */
export async function headingsOf(ctx: UserContext, by: TotalBy, keys: readonly (string | number)[]) {
  if (isPeriod(by)) return withGaps(keys.map(String), by).map(plain);
  if (by === 'phase') return PHASES.filter((phase) => keys.includes(phase)).map(plain);
  const found = await namedBy(ctx, by, keys.map(Number));
  return found.filter(({ of }) => keys.includes(of));
}
