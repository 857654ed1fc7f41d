import { expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { expectAnswerable } from '#test/support/answerable.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import { pagesOf } from '#test/support/pdf.ts';
import { sqsRecord } from '#test/support/printing.ts';
import { at, billingAgency, draftInvoice, issuedInvoice } from './agency.ts';

const [document, billing, other] = await Promise.all([mailbox(), billingAgency(), makeAgency()]);
const { finance } = billing.users;
const { download, get, letter, list, render, send } = invoiceContract.routes;
const written = (id: string) => ({ tenantId: billing.tenantId, entity: 'invoice', id });
const fetching = (id: string) => ({ params: { id }, body: { inline: true } });
const recipient = { name: 'Nina Test', email: 'nina@test.example' };
const sending = { recipient, locale: 'en' as const, message: 'Here it is.' };

async function onPaper({ id }: Invoice): Promise<Invoice> {
  const { handler } = await import('#functions/domains/agreements/agreement/workers/render.ts');
  const messages = await promised(written(id), 'render');
  const { batchItemFailures } = await handler({ Records: messages.map((message) => sqsRecord(message)) });
  expect(batchItemFailures).toEqual([]);
  return ok(get, finance, { params: { id } });
}

it('is made once it is issued, and says what was frozen', async () => {
  const draft = await draftInvoice(billing);
  expect(draft).not.toHaveProperty('rendered');
  expect(refusal(await call(download, finance, fetching(draft.id)))).toBe('404 invoice.noFile');
  const issued = await issuedInvoice(billing);
  expect(issued.rendered).toMatchObject({ state: 'pending', files: [] });
  expect(refusal(await call(download, finance, fetching(issued.id)))).toBe('409 invoice.notReady');
  const ready = await onPaper(issued);
  expect(ready.rendered).toMatchObject({ state: 'ready', files: [{ name: `Invoice ${issued.number}.pdf` }] });
  expect(ready.rendered?.files[0]).not.toHaveProperty('key');
  const { url } = await ok(download, billing.users.readOnly, fetching(issued.id));
  const text = (await pagesOf(new Uint8Array(await (await fetch(url)).arrayBuffer()))).join(' ');
  for (const word of [issued.number, 'Test Presents', 'Test Agency BV', '€10,900.00']) expect(text).toContain(word);
  expect(refusal(await call(download, other.users.finance, fetching(issued.id)))).toBe('404 notFound');
  expect((await ok(render, finance, { params: { id: issued.id }, body: {} })).rev).toBe(ready.rev);
});

it('goes out by a secret link, and only once it is there', async () => {
  const draft = await draftInvoice(billing);
  expect(refusal(await call(send, finance, at(draft, sending)))).toBe('409 document.badTransition');
  const issued = await issuedInvoice(billing);
  expect(refusal(await call(send, finance, at(issued, sending)))).toBe('409 invoice.notReady');
  const ready = await onPaper(issued);
  expect(refusal(await call(send, billing.users.readOnly, at(ready, sending)))).toBe('403 denied');
  const { invoice, link } = await ok(send, finance, at(ready, sending));
  expect(invoice.sentAt).toBeDefined();
  expect(link).toMatchObject({ entity: 'invoice', title: `Invoice ${issued.number}`, recipient });
  await workOff(written(issued.id), 'documentLink');
  expect(document.mails.at(-1)?.text).toMatch(/\/invoicev2\/invitation\/[\w-]{43}/);
  expect(document.mails.at(-1)?.text).not.toContain('application/pdf');
  expectAnswerable(document.mails.at(-1));
  const body = { entity: 'invoice' as const, recordId: issued.id };
  expect((await ok(linkContract.routes.list, finance, { body })).rows.map(({ id }) => id)).toEqual([link.id]);
  expect(refusal(await call(linkContract.routes.list, other.users.finance, { body }))).toBe('404 notFound');
  const stopped = await ok(linkContract.routes.withdraw, finance, {
    params: { id: link.id },
    body: { entity: 'invoice' },
  });
  expect(stopped.state).toBe('withdrawn');
});

it('goes along with a mail, for who may read it', async () => {
  const ready = await onPaper(await issuedInvoice(billing));
  const mail = {
    body: {
      entity: 'invoice' as const,
      recordId: ready.id,
      to: [recipient],
      subject: 'Your invoice',
      body: 'Attached.',
      attachments: [{ kind: 'invoice' as const, id: ready.id }],
    },
  };
  const sent = await ok(emailMessageContract.routes.send, finance, mail);
  expect(sent).toMatchObject({ attachments: [{ kind: 'invoice', name: `Invoice ${ready.number}.pdf` }] });
});

it('is sent from its page: whom it goes to and what it says are proposed, the file goes along', async () => {
  const ready = await onPaper(await issuedInvoice(billing, { contactId: billing.contact.id }));
  const letterOf = (query: object) => ok(letter, finance, { params: { id: ready.id }, query });
  const proposed = await letterOf({});
  expect(proposed).toMatchObject({
    recipient: { name: 'Nina Test', email: 'nina@test.example' },
    locale: 'en',
    subject: `Invoice ${ready.number} from Test Agency BV`,
  });
  expect(proposed.message).toContain(`invoice ${ready.number} of €10,900.00. It is payable by `);
  expect((await letterOf({ locale: 'nl' })).message).toContain('Bijgaand ontvangt u factuur');
  const draft = await draftInvoice(billing);
  expect(refusal(await call(letter, finance, { params: { id: draft.id }, query: {} }))).toBe(
    '409 document.badTransition',
  );
  const unsent = { body: { filters: [{ field: 'sent' as const, values: ['false'] }] } };
  const has = async () => (await ok(list, finance, unsent)).rows.some(({ id }) => id === ready.id);
  expect(await has()).toBe(true);
  const { invoice } = await ok(send, finance, at(ready, { ...proposed, attach: true }));
  expect(await has()).toBe(false);
  await workOff(written(ready.id), 'documentLink');
  const mail = document.mails.at(-1);
  expect(mail?.text).toContain(`Subject: ${proposed.subject}`);
  expect(mail?.text).toContain('application/pdf');
  expectAnswerable(mail);
  const { rows } = await ok(emailMessageContract.routes.list, finance, {
    body: { entity: 'invoice', recordId: ready.id },
  });
  expect(rows.map(({ subject }) => subject)).toEqual([proposed.subject]);
  const again = await ok(send, finance, at(invoice, { ...proposed, needsCode: true, attach: true }));
  expect(again.invoice.sentAt).toBe(invoice.sentAt);
  await workOff(written(ready.id), 'documentLink');
  expect(document.mails.at(-1)?.text).not.toContain('application/pdf');
});
