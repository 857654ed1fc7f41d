/** A program of its own, as the worker is one: runs an export and says how long it took and how much memory it had. */
import { runExport } from '#functions/domains/attached/excel-template/public/run-export.ts';
import { memory, seconds } from './measure.ts';

const [tenantId = '', userId = '', id = ''] = process.argv.slice(2);
const ctx = { tenantId, now: new Date(), actor: { userId, name: 'Bench' } };
const [megabytes, [took]] = await memory(() => seconds(() => runExport(ctx, id)));
process.stdout.write(JSON.stringify({ took, megabytes }));
