import { stated } from '#functions/domains/agreements/invoice/public/statements.ts';
import { todayOf } from '#functions/domains/agreements/invoice/public/today.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { taskStore } from '#functions/domains/attached/task/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { invoiceLinkMessages } from '#shared/domains/agreements/invoice-link/messages.ts';
import { withSaidPaid } from '#shared/domains/agreements/invoice-link/rules.ts';
import { dueAtOf } from '#shared/domains/attached/task/rules.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { translate } from '#shared/kernel/text/translate.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';

type Invoice = Stored<InvoiceFields>;
interface Said {
  readonly on: LocalDate;
  readonly reference: string;
}

/** Has the owner look for the payment at the bank, today. */
async function taskWrites(ctx: TenantContext, invoice: Invoice, { on, reference }: Said): Promise<readonly Write[]> {
  const owner = await userStore.find(ctx, invoice.owner.userId);
  if (!owner) return [];
  const person = { userId: owner.id, name: owner.name };
  const dueOn = dayIn(ctx.now, owner.zone);
  const say = (code: string, params: Readonly<Record<string, string>>) =>
    translate(invoiceLinkMessages, owner.locale, code, params);
  const task = await taskStore.prepare(ctx, {
    title: say('invoiceLink.task', { number: invoice.number }),
    description: say('invoiceLink.taskText', { name: ctx.actor.name, date: on, reference: reference || '–' }),
    assignee: person,
    creator: person,
    dueOn,
    dueAt: dueAtOf({ dueOn }, owner.zone),
    zone: owner.zone,
    target: { entity: 'invoice', recordId: invoice.id },
    recordTitle: invoiceStore.definition.title(invoice),
  });
  return taskStore.writes(ctx, undefined, task);
}

/** Notes that a payer says to have paid. It books nothing: the owner gets a task. */
export async function sayPaid(ctx: TenantContext, invoice: Invoice, said: Said): Promise<Invoice> {
  const at = ctx.now.toISOString();
  const by = ctx.actor.name;
  const after = withSaidPaid(invoice, { ...said, by, at, today: await todayOf(ctx, invoice) });
  const { write, event } = stated(ctx, invoice.id, { type: 'saidPaid', on: said.on, text: said.reference });
  const extra = [write, ...(await taskWrites(ctx, invoice, said))];
  return invoiceStore.update(ctx, invoice, after, { action: 'sayPaid', outbox: [event], extra });
}
