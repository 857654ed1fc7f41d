import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok } from '#test/support/api.ts';
import { placedTextsOf } from '#test/support/pdf.ts';
import {
  countersignAs,
  draftOf,
  giveSignature,
  pickParticipant,
  read,
  runSeal,
  secretIn,
  signAt,
  workAll,
} from './signing.ts';

process.env.SEAL_TEST_KEY = join(tempFolder('fields-key'), 'key.pem');
const { agency, mailbox } = await agreementAgencies();
const { agent } = agency.users;
const { edit, file: fileRoute, send } = esignContract.routes;
beforeAll(() => giveSignature(agency));

const BOX = { kind: 'name' as const, page: 1, x: 350, y: 700, width: 150, height: 18, label: '' };
/** A draft with a field of its signer at a place. */
async function draftWithField(box: object = {}) {
  const draft = await draftOf(agency);
  const { title, message, locale, zone, rev, participants, files } = draft;
  const marks = [{ ...BOX, fileId: files[0]?.id ?? '', participantId: participants[0]?.id ?? '', ...box }];
  const body = { title, message, locale, zone, rev, participants: participants.map(pickParticipant), marks };
  return call(edit, agent, { params: { id: draft.id }, body });
}

it('stamps a placed field where its author put it', async () => {
  const { body: draft } = await draftWithField();
  expect(draft.marks).toMatchObject([{ ...BOX, id: expect.stringMatching(/^[0-9A-Z]{26}$/) }]);
  mailbox.mails.length = 0;
  const { id } = await ok(send, agent, { params: { id: draft.id }, body: {} });
  await workAll(agency, id);
  await signAt(new Visitor(), secretIn(mailbox.mails));
  await countersignAs(agency, id);
  expect(await runSeal(agency, id)).toBe(true);
  const fileId = (await read(agency, id)).files[0]?.id ?? '';
  const { url } = await ok(fileRoute, agent, { params: { id }, body: { fileId, inline: false } });
  const texts = await placedTextsOf(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  const name = texts.find(({ page, text, x }) => page === 1 && text.includes('Nina Test') && Math.abs(x - BOX.x) < 4);
  expect(name).toBeDefined();
});

it('refuses a field on a page that there is not, before it is sent, and one beyond all pages', async () => {
  const { body: lost } = await draftWithField({ page: 99 });
  expect(lost.blockers).toMatchObject([{ code: 'esign.markLost', field: 'marks' }]);
  const { body } = await draftWithField({ x: 20_000 });
  expect(body.errors?.[0]?.field).toBe('marks.0.x');
});
