/** A program of its own, as the worker is one: writes a month's sales file and says how long and how much memory it took. */
import { runSalesExport } from '#functions/domains/agreements/sales-export/public/run.ts';
import { memory, seconds } from './measure.ts';

const [tenantId = '', userId = '', bookkeepingId = '', month = ''] = process.argv.slice(2);
const ctx = { tenantId, now: new Date(), actor: { userId, name: 'Bench' } };
const asked = { bookkeepingId, month, run: 1, fileType: 'csv' } as const;
const [megabytes, [took, documents]] = await memory(() => seconds(() => runSalesExport(ctx, asked, 1)));
process.stdout.write(JSON.stringify({ took, megabytes, documents }));
