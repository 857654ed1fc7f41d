import { bankAccountStore } from '#functions/domains/reference/bank-account/store.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkPlanned } from '#shared/domains/agreements/payout/rules.ts';
import type { PayoutFields, PayoutFileFields } from '#shared/domains/agreements/payout/schemas.ts';
import { problemOf, type Transfer, totalOf, transferFile } from '#shared/domains/agreements/payout/sepa.ts';
import { AppError, InvalidInput } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { payoutFileStore, payoutStore } from './store.ts';
import { payoutFor } from './view.ts';

type Payout = Stored<PayoutFields>;
interface Asked {
  readonly bankAccountId: Id;
  readonly date: LocalDate;
  readonly payoutIds: readonly Id[];
}

/** The file that already has exactly these payouts: a second press gets it again. */
async function sameFile(ctx: UserContext, payouts: readonly Payout[]) {
  const [fileId, ...others] = new Set(payouts.map((payout) => payout.fileId));
  if (!fileId || others.length > 0) return undefined;
  const file = await payoutFileStore.get(ctx, fileId);
  return file.payoutIds.length === payouts.length ? file : undefined;
}

async function payerOf(ctx: UserContext, bankAccountId: Id) {
  const account = (await bankAccountStore.all(ctx)).find(({ id, isActive }) => id === bankAccountId && isActive);
  if (!account) throw new AppError('choice', { field: 'bankAccountId' });
  if (account.currency !== 'EUR') throw new AppError('payout.notEuroAccount', { field: 'bankAccountId' });
  return { holder: account.holder, iban: account.iban, bic: account.bic };
}

/** The transfer of a payout, to the account that the payee's company has now. */
async function transferOf(ctx: UserContext, { id, company, currency, amount, reference, agreement }: Payout) {
  const payee = company && (await companyStore.standing(ctx, company.companyId));
  const { holder = '', iban = '', bic = '' } = payee?.bank ?? {};
  return {
    id,
    payee: { holder: holder || (payee?.name ?? ''), iban, bic },
    currency,
    amount,
    reference: reference || agreement.number,
  } satisfies Transfer;
}

/** Refuses the file with all that is missing, so that it is mended in one go. */
function checkTransfers(payouts: readonly Payout[], transfers: readonly Transfer[]): void {
  const errors = payouts.flatMap(({ method, agreement }, index) => {
    const transfer = transfers[index];
    const problem = method === 'bank' ? transfer && problemOf(transfer) : 'notBank';
    const about = { field: `payoutIds.${index}`, params: { number: agreement.number } };
    return problem ? [{ code: `payout.${problem}`, ...about }] : [];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
}

async function newFile(ctx: UserContext, { bankAccountId, date }: Asked, payouts: readonly Payout[]) {
  for (const payout of payouts) checkPlanned(payout);
  if (date < (await agencyDay(ctx))) throw new AppError('payout.dateInPast', { field: 'date' });
  const payer = await payerOf(ctx, bankAccountId);
  const transfers = await Promise.all(payouts.map((payout) => transferOf(ctx, payout)));
  checkTransfers(payouts, transfers);
  const payoutIds = payouts.map(({ id }) => id);
  const fields = { name: '', bankAccountId, date, payoutIds, total: totalOf(transfers), xml: '' };
  const file = await payoutFileStore.prepare(ctx, fields satisfies PayoutFileFields);
  const xml = transferFile({ id: file.id, at: ctx.now, payer, date, transfers });
  return { ...file, name: `SEPA-${date}-${String(file.no).padStart(4, '0')}.xml`, xml };
}

/** Makes the bank's file of some payouts and marks them, in one transaction. */
export const makeFile = (ctx: UserContext, asked: Asked) =>
  retryStale(async () => {
    const payouts = await Promise.all([...new Set(asked.payoutIds)].map((id) => payoutFor(ctx, { id })));
    const known = await sameFile(ctx, payouts);
    if (known) return known;
    const file = await newFile(ctx, asked, payouts);
    const marks = payouts.flatMap((before) =>
      payoutStore.writes(ctx, before, payoutStore.next(ctx, before, { ...before, fileId: file.id }), {
        action: 'exportPayout',
      }),
    );
    await commit([...payoutFileStore.writes(ctx, undefined, file), ...marks]);
    return file;
  });
