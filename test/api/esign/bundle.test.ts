import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractPdf } from '#functions/platform/seal/seal.fixture.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { bulkSendContract } from '#shared/domains/agreements/bulk-send/contract.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { InvoiceInput } from '#shared/domains/agreements/invoice/schemas.ts';
import { artistRiderContract } from '#shared/domains/relations/artist-rider/contract.ts';
import { printAndGoOn, reportOf, workOn } from '#test/api/bulk-send/work.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { billingAgency } from '#test/api/invoice/agency.ts';
import { Visitor } from '#test/api/link/door.ts';
import { call, ok } from '#test/support/api.ts';
import { mailbox as startMailbox } from '#test/support/mailbox.ts';
import { workOff } from '#test/support/outbox.ts';
import { pagesOf } from '#test/support/pdf.ts';
import { countersignAs, giveSignature, runSeal, secretIn, signAt, workAll } from './signing.ts';

process.env.SEAL_TEST_KEY = join(tempFolder('bundle-key'), 'key.pem');
const mailbox = await startMailbox();
const billing = await billingAgency();
const admin = billing.users.administrator;
const { get, list, recordFiles, addRecordFile, file: fileRoute, discard } = esignContract.routes;

async function makeRider(name: string): Promise<string> {
  const bytes = await (await contractPdf()).save();
  const file = { purpose: 'document' as const, name: `${name}.pdf`, type: 'application/pdf', size: bytes.length };
  const ticket = await ok(artistRiderContract.routes.presign, admin, { body: file });
  await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(bytes) });
  const body = { name, artistId: billing.artist.id, kind: 'technical' as const, language: 'en' as const };
  const more = { fileKey: ticket.key, fileName: `${name}.pdf` };
  return (await ok(artistRiderContract.routes.create, admin, { body: { ...body, ...more } })).id;
}
beforeAll(async () => {
  await giveSignature(billing, admin);
  await makeRider('Technical rider');
});

const ofRecord = (entity: string, id: string) => ({ tenantId: billing.tenantId, entity, id });
const invoicesOf = async (showId: string) => {
  const filters = [{ field: 'show' as const, values: [showId] }];
  return (await ok(invoiceContract.routes.list, admin, { body: { filters } })).rows;
};
const contractOf = async (showId: string) => {
  const filters = [{ field: 'show' as const, values: [showId] }];
  const [row] = (await ok(contractContract.routes.list, admin, { body: { filters } })).rows;
  if (!row) throw new Error('the show has no contract');
  return row.id;
};

/** A show whose contract went out with rider and invoice. */
async function bundleSent(): Promise<{ view: EsignView; showId: string; invoiceId: string }> {
  const show = await makeShow(billing, { statusId: billing.status('Confirmed').id });
  const signer = { name: 'Nina Test', email: 'nina@outside.example' };
  const body = { showIds: [show.id], withInvoice: true, signer };
  const run = await ok(bulkSendContract.routes.start, admin, { body });
  await workOn(billing, run.id);
  await printAndGoOn(ofRecord('contract', await contractOf(show.id)));
  const [invoice] = await invoicesOf(show.id);
  if (!invoice) throw new Error('the show has no invoice');
  await printAndGoOn(ofRecord('invoice', invoice.id));
  const { rows } = await reportOf(admin, run.id);
  expect(rows[0]).toMatchObject({ state: 'done' });
  const filters = [{ field: 'show' as const, values: [show.id] }];
  const [signing] = (await ok(list, admin, { body: { filters } })).rows;
  const view = await ok(get, admin, { params: { id: signing?.id ?? '' } });
  return { view, showId: show.id, invoiceId: invoice.id };
}
const stateOf = async (id: string) => {
  const { stage, number } = await ok(invoiceContract.routes.get, admin, { params: { id } });
  return { stage, number };
};
const textOf = async (id: string, fileId: string) => {
  const { url, name } = await ok(fileRoute, admin, { params: { id }, body: { fileId, inline: false } });
  return { name, text: (await pagesOf(new Uint8Array(await (await fetch(url)).arrayBuffer()))).join(' ') };
};

describe('scenario 12: a bundle of contract, rider and invoice', () => {
  it('has one signature, and its invoice gets its number at completion', async () => {
    const { view, invoiceId } = await bundleSent();
    expect(view.files.map(({ role }) => role)).toEqual(['sign', 'annex', 'info']);
    const invoiceFile = view.files[2]?.id ?? '';
    expect(await stateOf(invoiceId)).toEqual({ stage: 'draft', number: '' });
    const proforma = await textOf(view.id, invoiceFile);
    expect(proforma.text).toContain('Proforma invoice');
    expect(proforma.text).not.toContain('IBAN');
    mailbox.mails.length = 0;
    await workAll(billing, view.id);
    await signAt(new Visitor(), secretIn(mailbox.mails, 'nina@outside.example'));
    await workAll(billing, view.id);
    expect((await stateOf(invoiceId)).stage).toBe('draft');
    await countersignAs(billing, view.id, admin);
    await workAll(billing, view.id);
    const { stage, number } = await stateOf(invoiceId);
    expect([stage, number]).toEqual(['outstanding', expect.stringMatching(/\d/)]);
    expect(await runSeal(billing, view.id)).toBe(true);
    mailbox.mails.length = 0;
    await expect(workAll(billing, view.id)).rejects.toThrow('the outbox worker failed');
    expect(mailbox.mails.filter(({ text }) => text.includes('signed by everyone'))).toHaveLength(0);
    await printAndGoOn(ofRecord('invoice', invoiceId)).catch(() => undefined);
    await workAll(billing, view.id);
    const completed = mailbox.mails.find(({ to }) => to === 'nina@outside.example');
    for (const name of ['Technical rider.pdf', `Invoice ${number}.pdf`]) expect(completed?.text).toContain(name);
    const done = await ok(get, admin, { params: { id: view.id } });
    expect(done.files.map(({ sealedSha256 }) => sealedSha256 !== undefined)).toEqual([true, true, false]);
    expect((await textOf(view.id, invoiceFile)).text).toContain(number);
  });

  it('leaves no gap in the series when it is discarded', async () => {
    const discarded = await bundleSent();
    await ok(discard, admin, { params: { id: discarded.view.id }, body: { reason: 'cancelled' } });
    await workAll(billing, discarded.view.id);
    expect(await stateOf(discarded.invoiceId)).toEqual({ stage: 'draft', number: '' });
    const at = { params: { id: discarded.invoiceId } };
    const { rev } = await ok(invoiceContract.routes.get, admin, at);
    const issued = await ok(invoiceContract.routes.issue, admin, { ...at, body: { rev } });
    expect(Number(issued.number.slice(-4))).toBe(2);
  });

  it('does not issue an invoice that was changed meanwhile, and tells the author', async () => {
    const { view, invoiceId } = await bundleSent();
    const at = { params: { id: invoiceId } };
    const draft = await ok(invoiceContract.routes.get, admin, at);
    const input = InvoiceInput.parse({
      ...draft,
      companyId: draft.company?.companyId,
      showIds: draft.shows.map(({ showId }) => showId),
      artistIds: draft.artists.map(({ artistId }) => artistId),
      reference: 'PO 77',
    });
    await ok(invoiceContract.routes.update, admin, { ...at, body: { ...input, rev: draft.rev } });
    mailbox.mails.length = 0;
    await workAll(billing, view.id);
    await signAt(new Visitor(), secretIn(mailbox.mails, 'nina@outside.example'));
    await countersignAs(billing, view.id, admin);
    await workAll(billing, view.id);
    expect((await stateOf(invoiceId)).stage).toBe('draft');
    const { notificationsOf } = await import('#functions/domains/reference/notification/store.ts');
    const notes = await notificationsOf(billing.tenantId, admin.user.id);
    expect(notes.some(({ subject }) => subject.includes('Proforma invoice'))).toBe(true);
  });
});

describe('files of records on a draft', () => {
  it('offers riders and invoices, and adds them', async () => {
    const show = await makeShow(billing, { statusId: billing.status('Confirmed').id });
    const signer = { name: 'Nina Test', email: 'nina@outside.example' };
    const options = { showIds: [show.id], isSent: false, withRiders: false, signer };
    const run = await ok(bulkSendContract.routes.start, admin, { body: options });
    await workOn(billing, run.id);
    await printAndGoOn(ofRecord('contract', await contractOf(show.id)));
    const made = await ok(invoiceContract.routes.createFromShow, admin, { params: { id: show.id }, body: {} });
    const filters = [{ field: 'show' as const, values: [show.id] }];
    const [signing] = (await ok(list, admin, { body: { filters } })).rows;
    const at = { params: { id: signing?.id ?? '' } };
    const { rows } = await ok(recordFiles, admin, at);
    expect(rows.map(({ kind, name }) => [kind, name])).toEqual([
      ['rider', 'Technical rider'],
      ['invoice', 'Invoice'],
    ]);
    const [rider] = rows;
    const body = { kind: 'rider' as const, id: rider?.id ?? '', role: 'annex' as const };
    const added = await ok(addRecordFile, admin, { ...at, body });
    expect(added.view.files.map(({ name, role }) => [name, role])).toContainEqual(['Technical rider.pdf', 'annex']);
    const invoice = { kind: 'invoice' as const, id: made.id, role: 'sign' as const };
    expect(await ok(addRecordFile, admin, { ...at, body: invoice })).toMatchObject({ isPrinting: true });
    await printAndGoOn(ofRecord('invoice', made.id));
    expect(await workOff(ofRecord('invoice', made.id), 'esign')).toBe(true);
    const { files } = await ok(get, admin, at);
    expect(files.at(-1)).toMatchObject({ role: 'info', invoiceId: made.id });
    expect((await ok(recordFiles, admin, at)).rows.map(({ kind }) => kind)).toEqual(['rider']);
    const foreign = await call(addRecordFile, admin, { ...at, body: { ...body, id: made.id } });
    expect(foreign.body.errors?.[0]).toMatchObject({ code: 'notFound', field: 'id' });
  });
});
