import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLD_VERSION } from '#shared/kernel/text/text.ts';
import { DATA_DIR, holdsData } from './data-dir.ts';
import { giveUp, runScript, unlessStopping } from './terminal.ts';

const NAME = 'lists.json';
type Specs = Readonly<Record<string, unknown>>;

/** Says beside the functions which columns their lists have, and how their calendar is laid out. */
export async function describeLists(functionsDir: string): Promise<void> {
  const [{ lists }, { CALENDAR_LAYOUT }] = await Promise.all([
    import('#functions/domains/operator/system/lists.ts'),
    import('#functions/platform/data/appointment.ts'),
  ]);
  const described = lists.map(async (list) => [list.name, { ...(await list.spec()), fold: FOLD_VERSION }] as const);
  const specs: Specs = Object.fromEntries(await Promise.all(described));
  writeFileSync(join(functionsDir, NAME), JSON.stringify({ ...specs, calendar: CALENDAR_LAYOUT }));
}

function specsIn(folder: string): Specs {
  const file = join(folder, NAME);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Specs) : {};
}

/** Lists and calendar that these data hold otherwise than the functions do; all in data too old to say. Ask before a start. */
export function staleLists(functionsDir: string): readonly string[] {
  const [had, wanted] = [specsIn(DATA_DIR), specsIn(functionsDir)];
  if (!holdsData()) return [];
  return Object.keys(wanted).filter((name) => JSON.stringify(wanted[name]) !== JSON.stringify(had[name]));
}

/** On the running cloud. */
export async function renewLists(functionsDir: string, stale: readonly string[]): Promise<void> {
  if (stale.length > 0) {
    console.log(
      `The data are of an earlier Backline: bringing up to date ${stale.length} of their lists and calendars…`,
    );
    await runScript('scripts/renew-lists.ts', { args: stale }).catch(
      unlessStopping(() =>
        giveUp('The data are of an earlier Backline and cannot be used: npm start -- --reset begins anew.'),
      ),
    );
  }
  copyFileSync(join(functionsDir, NAME), join(DATA_DIR, NAME));
}
