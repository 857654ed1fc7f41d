import { beforeAll, describe, expect, it } from 'vitest';
import { act } from '#functions/domains/agreements/esign/act.ts';
import { promises } from '#functions/domains/agreements/esign/promises.ts';
import { esignStore } from '#functions/domains/agreements/esign/store.ts';
import { linksOf } from '#functions/domains/relations/link/store.ts';
import type { Command } from '#shared/domains/agreements/esign/commands.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { giveSignature, outsider, PROMOTER, secretIn, sentTo, signAt, workAll } from './signing.ts';

const { agency, mailbox } = await agreementAgencies();
const MAX = { name: 'Max Test', email: 'max@outside.example' };
const DAY_MS = 86_400_000;
beforeAll(() => giveSignature(agency));

/** Runs a command of staff at a moment. */
const staff = (id: string, command: Command, now = new Date()) =>
  act({ tenantId: agency.tenantId, now, actor: { userId: 'x', name: 'A' } }, id, command, promises);
const by = { kind: 'job', id: 'test', name: 'A' } as const;
const hashesOf = async (id: string) =>
  Object.fromEntries((await esignStore.get(agency, id)).files.map((file) => [file.id, file.sha256]));

describe('scenario 11: an extension', () => {
  it('reaches the links of all: of those who signed and of those who are asked again', async () => {
    const parties = [outsider({ name: 'Nina Test', email: PROMOTER }), outsider(MAX)];
    const { id } = await sentTo(agency, parties, { expiryDays: 1 });
    const [first, second] = [secretIn(mailbox.mails), secretIn(mailbox.mails, MAX.email)];
    await signAt(new Visitor(), first);
    await staff(id, { type: 'expire', by }, new Date(Date.now() + 2 * DAY_MS));
    mailbox.mails.length = 0;
    await workAll(agency, id);
    expect(mailbox.mails.map(({ to }) => to)).toEqual(expect.arrayContaining([PROMOTER, MAX.email]));
    expect(mailbox.mails.every(({ text }) => text.includes('expired'))).toBe(true);

    await staff(id, { type: 'extend', by, expiresAt: null, hashes: await hashesOf(id) });
    await workAll(agency, id);
    const links = await linksOf(agency.tenantId, 'esign', id);
    expect(links.map(({ expiresAt }) => expiresAt.slice(0, 4))).toEqual(['9999', '9999']);
    const { open } = esignContract.routes;
    for (const secret of [first, second]) expect((await new Visitor().call(open, secret, {})).status).toBe(200);
    const { participants } = await esignStore.get(agency, id);
    expect(participants.map(({ state }) => state)).toEqual(['done', 'opened', 'pending']);
  });
});
